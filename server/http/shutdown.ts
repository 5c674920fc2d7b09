import type { RequestListener, Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** How long requests in progress may take to finish, in milliseconds. */
const shutdownTime = 10_000;

/** How long an idle connection stays open for a request that is in transit, in milliseconds. */
const lastCall = 1000;

/**
 * Tracks a server's connections, to shut it down gracefully: it accepts no more, finishes requests in progress
 * within {@link shutdownTime}, and responds to a last request of an idle connection within {@link lastCall}.
 * @returns a function that ends the server; it resolves when the last connection is closed
 */
export function prepareShutdown(server: Server): () => Promise<void> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const sayLast: RequestListener = (_req, res) => {
    res.setHeader('Connection', 'close');
  };

  return () =>
    new Promise((resolve) => {
      server.prependListener('request', sayLast).prependListener('checkContinue', sayLast);
      for (const socket of sockets) {
        // Node sets another timeout on connections that wait for a request after a response.
        if (socket.timeout !== server.timeout) socket.setTimeout(lastCall);
      }
      server.keepAliveTimeout = lastCall;
      const deadline = setTimeout(() => {
        server.closeAllConnections();
      }, shutdownTime);
      // The HTTP server's own would destroy connections with a request or a response in transit.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(deadline);
        resolve();
      });
    });
}
