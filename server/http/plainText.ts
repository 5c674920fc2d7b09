import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { endResponse } from './endResponse';
import type { RequestContext } from './requestContext';
import { dataHeaders, strictTransport } from './securityHeaders';

const securityHeaders = Object.fromEntries(dataHeaders);
const transportHeaders = Object.fromEntries([strictTransport]);

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
  const all = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...securityHeaders,
    ...headers,
  };
  endResponse(res, status, text, Object.entries(all).flat().map(String));
}

/** The body of a response to an internal error. */
export const ourFault = 'Something went wrong on our side';
