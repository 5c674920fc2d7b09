import type { RequestListener, Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** How long what is under way may take to finish, in milliseconds. */
const shutdownTime = 10_000;

/** How long a kept connection is still listened to, for a request that is on its way, in milliseconds. */
const lastCall = 1000;

/**
 * Follows a server's connections, to end it without breaking any off: no more are let in, what is
 * under way is finished, for at most {@link shutdownTime}, and what a kept connection still brings
 * within {@link lastCall} is answered as its last.
 *
 * @returns Ends the server; resolves when its last connection is gone.
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
        // Node gives those another time-out that wait for a request, their last answer being sent.
        if (socket.timeout !== server.timeout) socket.setTimeout(lastCall);
      }
      server.keepAliveTimeout = lastCall;
      const deadline = setTimeout(() => {
        server.closeAllConnections();
      }, shutdownTime);
      // That of HTTP would destroy connections on which a request or the rest of an answer is on its way.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(deadline);
        resolve();
      });
    });
}
