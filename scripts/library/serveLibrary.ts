import type { AddressInfo } from 'node:net';
import express from 'express';

/** A built library that is being served. */
export interface ServedLibrary {
  /** Its URL, with a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves a built library on a free local port, as a static host would.
 * @param folder the output of `storybook build`
 * @param under the path it is served under
 */
export async function serveLibrary(folder: string, under = '/'): Promise<ServedLibrary> {
  const app = express().use(
    under,
    express.static(folder, {
      cacheControl: false,
      setHeaders: (response, file) => {
        // Pictures are not cached, so that a story does not depend on those that earlier stories loaded. All other
        // files are immutable while they are served.
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
