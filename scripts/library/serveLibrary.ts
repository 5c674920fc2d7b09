import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';

/** A built library that is being served. */
export interface ServedLibrary {
  /** The address of its folder, which ends with a slash. */
  address: string;
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
    address: `http://127.0.0.1:${port}/library/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
