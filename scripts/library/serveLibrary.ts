import type { AddressInfo } from 'node:net';
import express from 'express';

/** A built library that is being served. */
export interface ServedLibrary {
  /** Where it is, with a slash at the end. */
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves a built library on a free port of this machine, as a static host would.
 * @param folder What `storybook build` wrote.
 * @param under The path it is served at.
 */
export async function serveLibrary(folder: string, under = '/'): Promise<ServedLibrary> {
  // A file's name bears its hash, or the file does not change while it is served.
  const app = express().use(under, express.static(folder, { immutable: true, maxAge: '1h' }));
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${under}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
