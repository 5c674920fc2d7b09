import {
  createServer,
  STATUS_CODES,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { timeLimits } from './limits';
import { endWithText } from './plainText';

/** How long a connection stays open after an invalid request, so that the response arrives, in milliseconds. */
const lingerTime = 500;

/**
 * Returns a server that responds to slow and malformed requests with one plain sentence.
 *
 * @param limits Shorter ones, for tests.
 */
export function createHttpServer(listener: RequestListener, limits = timeLimits): Server {
  const listenToHosts: RequestListener = (req, res) => {
    latestResponses.set(req.socket, res);
    const { host } = req.headers;
    // Two of them are joined by a comma: a proxy may have looked at the other one.
    if (host === undefined ? req.httpVersion === '1.1' : host.includes(',')) {
      endWithText(res, 400, 'The request must name one host', { Connection: 'close' });
    } else listener(req, res);
  };
  // Node itself refuses a request without a host, but with an empty body.
  const options = { ...limits, requireHostHeader: false, joinDuplicateHeaders: true };
  const server = createServer(options, listenToHosts);
  server.setTimeout(limits.stallTimeout);
  // The handler that reads the body sends 100 Continue, so that a refused sender does not upload it.
  server.on('checkContinue', listenToHosts);
  server.on('checkExpectation', (_req, res) => {
    endWithText(res, 417, 'What the Expect header asks for cannot be done');
  });
  server.on('clientError', respondToBrokenRequest);
  return server;
}

const brokenRequests: Partial<Record<string, [status: number, text: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long'],
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The body is too large'],
};

/** The statuses of responses to incomplete requests, which have no response object. */
const brokenStatuses = new WeakMap<Duplex, number>();

/** Returns the status of the response to an incomplete request on a connection, if there was one. */
export function brokenStatusOf(socket: Duplex): number | undefined {
  return brokenStatuses.get(socket);
}

/** The latest response of each connection. */
export const latestResponses = new WeakMap<Duplex, ServerResponse>();

/** Called when a connection cannot be read on: the request that is being received is broken. */
function respondToBrokenRequest({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  const latest = latestResponses.get(socket);
  const isOwn = latest?.req.complete === false;
  if (!socket.writable || (isOwn && latest.headersSent)) socket.destroy();
  else if (!latest || isOwn || latest.writableFinished) sendBrokenStatus(code, socket);
  else {
    // The requests before it get their responses first.
    latest.once('close', () => {
      if (socket.writable) sendBrokenStatus(code, socket);
    });
  }
}

/** Responds without a response object, since there is no complete request. */
function sendBrokenStatus(code: string, socket: Duplex): void {
  const [status, text] = brokenRequests[code] ?? [400, 'The request is not valid HTTP'];
  brokenStatuses.set(socket, status);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${text.length}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
  setTimeout(() => socket.destroy(), lingerTime);
}
