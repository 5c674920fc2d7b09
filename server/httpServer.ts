import { createServer, STATUS_CODES, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { timeLimits } from './limits';
import { sendText } from './plainText';

/** How long a connection stays after a request that was not HTTP, for the answer to arrive, in milliseconds. */
const lingerTime = 500;

/**
 * A server that gives slow and malformed requests one plain sentence and no more of its time.
 *
 * @param limits Shorter ones, for tests.
 */
export function createHttpServer(listener: RequestListener, limits = timeLimits): Server {
  const listenToHosts: RequestListener = (req, res) => {
    if (req.headers.host === undefined && req.httpVersion === '1.1') {
      sendText(res, 400, 'The request names no host', { Connection: 'close' });
    } else listener(req, res);
  };
  // Node refuses a request without a host by itself, but says nothing.
  const server = createServer({ ...limits, requireHostHeader: false }, listenToHosts);
  server.setTimeout(limits.stallTimeout);
  // Whoever reads a body invites it first, so that a refusal spares its sender the trouble.
  server.on('checkContinue', listenToHosts);
  server.on('checkExpectation', (_req, res) => {
    sendText(res, 417, 'What the Expect header asks for cannot be done');
  });
  server.on('clientError', answerBrokenRequest);
  return server;
}

const brokenRequests: Partial<Record<string, [status: number, text: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long'],
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The body is too large'],
};

/** There is no whole request yet, and so no response to answer with. */
function answerBrokenRequest({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  // An answer may be under way, or the client gone: nothing can be added to that.
  if (!socket.writable || ('bytesWritten' in socket && socket.bytesWritten !== 0)) {
    socket.destroy();
    return;
  }
  const [status, text] = brokenRequests[code] ?? [400, 'The request is not valid HTTP'];
  Object.assign(socket, { brokenStatus: status });
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
