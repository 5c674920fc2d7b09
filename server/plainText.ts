import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Ends a response with one short line of plain text, which nobody may cache. HEAD gets no body from Node. */
export function sendText(
  res: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  res.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    ...headers,
  });
  res.end(text);
}

/** All that a visitor learns of a fault on our side. */
export const ourFault = 'Something went wrong on our side';
