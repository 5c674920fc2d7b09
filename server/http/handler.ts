import type { IncomingMessage } from 'node:http';
import type { Log } from './log';
import { ourFault, sendText } from './plainText';
import { Refusal } from './refusal';
import type { RequestContext } from './requestContext';

/**
 * Responds to a request, or returns `false` to leave it to the next handler. It returns a promise when it responds
 * later. What it throws becomes the response: a {@link Refusal} as it says, anything else 500.
 */
export type Handler = (context: RequestContext) => Promise<void> | boolean;

/** Lets the first of the handlers that takes a request respond to it, and returns whether there is one. */
export function runHandlers(
  handlers: readonly Handler[],
  context: RequestContext,
  log: Log,
): boolean {
  try {
    for (const handle of handlers) {
      const taken = handle(context);
      if (taken === false) continue;
      if (taken !== true) {
        taken.catch((error: unknown) => {
          respondToError(context, error, log);
        });
      }
      return true;
    }
    return false;
  } catch (error) {
    respondToError(context, error, log);
    return true;
  }
}

function respondToError(context: RequestContext, error: unknown, log: Log): void {
  const { req, res, route } = context;
  // The client disconnected during its request.
  if (req.socket.destroyed) return;
  if (error instanceof Refusal) {
    sendText(context, error.status, error.message, error.headers);
    return;
  }
  log.error(error, `${route} failed`);
  if (res.headersSent) res.destroy();
  else sendText(context, 500, ourFault);
}

/** Returns the path of a request as sent, without its query; also of the absolute form (RFC 9112 §3.2.2). */
export function pathOf({ url = '' }: IncomingMessage): string {
  const target = url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?]*/i, '');
  const query = target.indexOf('?');
  return query === -1 ? target : target.slice(0, query);
}

/** Returns the query of a request. */
export function queryOf({ url = '' }: IncomingMessage): URLSearchParams {
  const start = url.indexOf('?');
  return new URLSearchParams(start === -1 ? '' : url.slice(start));
}

/** Returns whether the method is GET or HEAD. */
export function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** @throws {Refusal} 405 for any method but GET and HEAD */
export function demandRead(req: IncomingMessage): void {
  if (!isRead(req)) throw new Refusal(405, 'Method not allowed', { Allow: 'GET, HEAD' });
}
