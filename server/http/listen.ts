import { once } from 'node:events';
import type { Server } from 'node:http';
import { getSystemErrorMap } from 'node:util';

/** The first descriptor after those of standard input, output and error. */
const firstPassedSocket = 3;

/** How many connections wait in a passed socket during a restart, which is the most that Linux allows by default. */
const waitingConnections = 4096;

/** Where a server listens. */
export interface ListenAddress {
  port: number;
  host: string;
  /** The variable that sets the port. */
  variable: string;
}

/** Listens on a port, and returns the URL to open. @throws {Error} with one line on what to correct */
export async function listen(
  server: Server,
  { port, host, variable }: ListenAddress,
): Promise<string> {
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    const { code, errno = 0, message } = error as NodeJS.ErrnoException;
    const reason =
      code === 'EADDRINUSE'
        ? `is in use; choose another with ${variable}`
        : `cannot be used: ${getSystemErrorMap().get(errno)?.[1] ?? message}`;
    throw new Error(`port ${port} on ${host} ${reason}`, { cause: error });
  }
  return urlOf(server);
}

/**
 * Listens on the socket that the service manager passes, if it does (systemd's socket activation): while the server
 * restarts, connections wait in it. Returns the URL to open. @throws {Error} with one line on what to correct
 */
export async function listenOnPassedSocket(
  server: Server,
  { LISTEN_PID, LISTEN_FDS = 'none' }: NodeJS.ProcessEnv = process.env,
): Promise<string | undefined> {
  // The variables may have been meant for a process that started this one.
  if (LISTEN_PID !== String(process.pid)) return undefined;
  if (LISTEN_FDS !== '1') {
    throw new Error(`the service manager must pass one socket, not ${LISTEN_FDS}`);
  }
  await once(server.listen({ fd: firstPassedSocket }, waitingConnections), 'listening');
  return urlOf(server);
}

/** Returns a URL to open: a server on every interface is at localhost too. */
function urlOf(server: Server): string {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') return 'the passed socket';
  const { address, port } = bound;
  const isLocal = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(address);
  const name = address.includes(':') ? `[${address}]` : address;
  return `http://${isLocal ? 'localhost' : name}:${port}`;
}
