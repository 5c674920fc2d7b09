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
  const app = express().use(
    under,
    express.static(folder, {
      cacheControl: false,
      setHeaders: (response, file) => {
        // A story's picture must not depend on which pictures the stories before it have loaded. All else is as it is
        // for as long as it is served.
        const isPicture = /\.(?:avif|webp|jpe?g|png)$/.test(file);
        response.setHeader('Cache-Control', isPicture ? 'no-store' : 'max-age=3600, immutable');
      },
    }),
  );
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
