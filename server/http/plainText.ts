import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { bodyLimit } from './limits';
import type { RequestContext } from './requestContext';
import { dataHeaders, strictTransport } from './securityHeaders';

const securityHeaders = Object.fromEntries(dataHeaders);
const transportHeaders = Object.fromEntries([strictTransport]);

/**
 * How long an unwanted body is still read and discarded after the response, in milliseconds. Closing the
 * connection during an upload would reset it, and the response would be lost.
 */
const lingerTime = 500;

/** Ends a response with one short line of plain text, which must not be cached. For HEAD, Node sends no body. */
export function sendText(
  { res, id, isSecure }: RequestContext,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  endWithText(res, status, text, {
    'X-Request-Id': id,
    ...(isSecure && transportHeaders),
    ...headers,
  });
}

/** The same for a request that no handler gets, and so has no context. */
export function endWithText(
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
    ...securityHeaders,
    ...(unwanted && { Connection: 'close' }),
    ...headers,
  });
  if (unwanted) endAfterLinger(res, text);
  else res.end(text);
}

/** Returns whether the rest of the body is so short that Node reads it, and the connection can be reused. */
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

/** The body of a response to an internal error. */
export const ourFault = 'Something went wrong on our side';
