import type { RequestListener, Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { latestResponses } from './httpServer';

/** How long requests in progress may take to finish, in milliseconds. */
const shutdownTime = 10_000;

/**
 * How long an idle connection stays open for a request that is in transit, in milliseconds. One that is sent when the
 * connection is being closed is not read: its client may send it again (RFC 9112, section 9.3.1).
 */
const lastCall = 1000;

/**
 * Tracks the connections of a server of `createHttpServer`, and returns what ends it: it accepts no more, finishes requests
 * in progress within {@link shutdownTime}, and responds to a last one of an idle connection within {@link lastCall}. One
 * that is idle may have sent nothing yet, as browsers open some in advance.
 */
export function prepareShutdown(server: Server): () => Promise<void> {
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return () =>
    new Promise((resolve) => {
      server.prependListener('request', sayLast).prependListener('checkContinue', sayLast);
      for (const socket of connections) {
        const response = latestResponses.get(socket);
        if (response?.headersSent === false) response.setHeader('Connection', 'close');
      }
      const idle = [...connections]
        // Node sets another timeout on connections that wait for a request after a response.
        .filter(({ timeout, bytesRead }) => timeout !== server.timeout || bytesRead === 0)
        .map((socket) => ({ socket, bytesRead: socket.bytesRead }));
      const closeIdle = () => {
        for (const { socket, bytesRead } of idle) {
          if (socket.bytesRead === bytesRead) socket.destroy();
        }
      };
      // Timers run before arrived data is read, and immediates after it.
      const lastCallOver = setTimeout(() => setImmediate(closeIdle), lastCall);
      server.keepAliveTimeout = lastCall;
      const deadline = setTimeout(() => {
        server.closeAllConnections();
      }, shutdownTime);
      // The HTTP server's own would destroy connections with a request or a response in transit.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(lastCallOver);
        clearTimeout(deadline);
        resolve();
      });
    });
}

/** Announces that a response is the last of its connection. */
const sayLast: RequestListener = (_req, res) => {
  res.setHeader('Connection', 'close');
};
