import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { bodyLimit } from './limits';
import { requestId } from './requestId';
import { dataHeaders } from './web/securityHeaders';

const securityHeaders = Object.fromEntries(dataHeaders);

/**
 * How long a body that nobody wants is still let in and thrown away after the answer, in
 * milliseconds. A connection that is closed on a sender in full flow is reset, and the answer lost.
 */
const lingerTime = 500;

/** Ends a response with one short line of plain text, which nobody may cache. HEAD gets no body from Node. */
export function sendText(
  res: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  const unwanted = hasLongBodyToCome(res.req);
  res.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId(res.req),
    ...securityHeaders,
    ...(unwanted && { Connection: 'close' }),
    ...headers,
  });
  if (unwanted) endAfterLinger(res, text);
  else res.end(text);
}

/** A short rest of a body Node reads away by itself, and the connection can be used again. */
function hasLongBodyToCome({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false;
  return (
    headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > bodyLimit
  );
}

function endAfterLinger(res: ServerResponse, text: string): void {
  const { req } = res;
  res.write(text);
  const end = () => {
    clearTimeout(timer);
    res.end();
  };
  const timer = setTimeout(end, lingerTime);
  req.once('end', end).once('close', end).resume();
}

/** All that a visitor learns of a fault on our side. */
export const ourFault = 'Something went wrong on our side';
