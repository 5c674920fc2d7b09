import type { IncomingMessage, ServerResponse } from 'node:http';

/** Handles a request, or calls `next` so that another handler does. */
export type Handler = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/** Returns the path of a request as sent, without its query; also of the absolute form (RFC 9112 §3.2.2). */
export function pathOf({ url = '' }: IncomingMessage): string {
  const target = url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?]*/i, '');
  const query = target.indexOf('?');
  return query === -1 ? target : target.slice(0, query);
}
