import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import express from 'express';

/** A built library that is being served. */
export interface ServedLibrary {
  /** Its URL, with a trailing slash. */
  url: string;
  /**
   * Returns another URL of it, from which a document loads the same scripts but none of the pictures that earlier ones
   * loaded: Chromium would show a larger picture that it still holds in place of the one that fits.
   */
  visit: () => string;
  close: () => Promise<void>;
}

/**
 * Serves a built library on a free local port, as a static host would.
 * @param folder the output of `storybook build`
 * @param under the path it is served under
 */
export async function serveLibrary(folder: string, under = '/'): Promise<ServedLibrary> {
  const files = express.static(folder, {
    cacheControl: false,
    setHeaders: (response, file) => {
      // Pictures are not cached, so that a story does not depend on those that earlier stories loaded. All other
      // files are immutable while they are served.
      const isPicture = /\.(?:avif|webp|jpe?g|png)$/.test(file);
      response.setHeader('Cache-Control', isPicture ? 'no-store' : 'max-age=3600, immutable');
    },
  });
  // Its scripts have one address, and everything else is found beside it.
  const frame = readFileSync(path.join(folder, 'iframe.html'), 'utf8').replaceAll(
    /(?<=(?:src|href)=")\.\//g,
    under,
  );
  const app = express()
    .get(`${under}visit-:number/iframe.html`, (_, response) => response.type('html').send(frame))
    .use(`${under}visit-:number`, files)
    .use(under, files);
  let visits = 0;
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${under}`,
    visit: () => `http://127.0.0.1:${port}${under}visit-${(visits += 1)}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
