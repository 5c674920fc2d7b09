import { preview } from 'vite';

/** A built library that is being served. */
export interface ServedLibrary {
  /** The address of its folder, which ends with a slash. */
  address: string;
  close: () => Promise<void>;
}

/**
 * Serves a built library on a free local port, as a static host would.
 * @param folder the output of `storybook build`
 */
export async function serveLibrary(folder: string): Promise<ServedLibrary> {
  const server = await preview({
    appType: 'mpa',
    base: '/library/',
    build: { outDir: folder },
    configFile: false,
    logLevel: 'warn',
    preview: { host: '127.0.0.1', port: 0 },
  });
  return { address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}
