import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../log';
import { ourFault, sendText } from '../plainText';
import { Refusal } from './refusal';

/** Answers one documented call. `id` is the path's `:id`, as sent, and empty where it has none. */
export type CallHandler = (req: IncomingMessage, res: ServerResponse, id: string) => Promise<void>;

/** A path under `/api`, in which `:id` stands for one segment, and what each of its methods does. */
export interface Call {
  path: string;
  methods: Readonly<Record<string, CallHandler>>;
}

/** Takes a request that is the API's, or passes it on. */
export type Gate = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/**
 * The only way into the API: a request under `/api` is one of the documented calls, to the letter
 * of its path and method, or it is 404 or 405. Paths are compared as sent, never decoded or tidied
 * up, and queries are not looked at, so that there is one spelling of each call and no way around it.
 */
export function createGate(calls: readonly Call[], log: Log): Gate {
  const entries = calls.map(({ path, methods }) => ({
    template: path,
    pattern: new RegExp(`^${path.replace(':id', '([^/]+)')}$`),
    methods: new Map(Object.entries(methods)),
    allow: Object.keys(methods).join(', '),
  }));

  return (req, res, next) => {
    const path = pathOf(req);
    if (path !== '/api' && !path.startsWith('/api/')) {
      next();
      return;
    }

    for (const { template, pattern, methods, allow } of entries) {
      const match = pattern.exec(path);
      if (!match) continue;

      const handle = methods.get(req.method ?? '');
      if (!handle) {
        sendText(res, 405, 'Method not allowed', { Allow: allow });
        return;
      }
      req.matchedRoute = template;
      handle(req, res, match[1] ?? '').catch((error: unknown) => {
        // The client has left in the middle of its request.
        if (req.socket.destroyed) return;
        if (error instanceof Refusal) {
          sendText(res, error.status, error.message, error.headers);
          return;
        }
        log.error(error, `${template} could not be answered`);
        if (res.headersSent) res.destroy();
        else sendText(res, 500, ourFault);
      });
      return;
    }
    sendText(res, 404, 'Not found');
  };
}

/** The path of a request as sent, without its query; also of the absolute form (RFC 9112 §3.2.2). */
export function pathOf({ url = '' }: IncomingMessage): string {
  const target = url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?]*/i, '');
  const query = target.indexOf('?');
  return query === -1 ? target : target.slice(0, query);
}
