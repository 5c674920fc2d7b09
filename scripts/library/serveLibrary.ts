import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type { Entry } from './readEntries';

/** A built library that is being served. */
export interface ServedLibrary {
  /**
   * Returns the address of a story or docs page alone, at the width of the window even if it declares another. Without
   * axe, which runs with the stories as tests.
   */
  addressOf: (entry: Pick<Entry, 'id' | 'type'>) => string;
  close: () => void;
}

/**
 * Serves a built library on a free local port, as a static host would.
 * @param folder the output of `storybook build`
 */
export async function serveLibrary(folder: string): Promise<ServedLibrary> {
  const server = express().use('/library', express.static(folder)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    addressOf: ({ id, type }) =>
      `http://127.0.0.1:${port}/library/iframe.html?id=${id}&viewMode=${type}&globals=a11y.manual:!true`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
