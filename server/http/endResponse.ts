import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyLimit } from './limits';

/**
 * How long an unwanted body is still read and discarded after the response, in milliseconds. Closing the
 * connection during an upload would reset it, and the response would be lost.
 */
const lingerTime = 500;

/**
 * Ends a response with a text. When its client is still uploading what nobody wants, the connection is closed, and only
 * after the client has had the time to read the response. For HEAD, Node sends no body.
 *
 * @param headers names and values in turn
 */
export function endResponse(
  res: ServerResponse,
  status: number,
  text: string,
  headers: readonly string[],
): void {
  const unwanted = hasLongBodyToCome(res.req);
  res.writeHead(status, [
    ...['Content-Length', String(Buffer.byteLength(text))],
    ...(unwanted ? ['Connection', 'close'] : []),
    ...headers,
  ]);
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
