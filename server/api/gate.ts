import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathOf, type Handler } from '../http/handler';
import type { Log } from '../http/log';
import { ourFault, sendText } from '../http/plainText';
import { Refusal } from '../http/refusal';

/** Responds to one documented call. `id` is the path's `:id`, as sent, and empty where it has none. */
export type CallHandler = (req: IncomingMessage, res: ServerResponse, id: string) => Promise<void>;

/** A path under `/api`, in which `:id` is one segment, and the handler of each of its methods. */
export interface Call {
  path: string;
  methods: Readonly<Record<string, CallHandler>>;
}

/**
 * Returns the only entry to the API: a request under `/api` matches the method and path of a documented call
 * exactly, or gets 404 or 405. Paths are compared as sent, never decoded or normalised, and queries are ignored,
 * so that each call has one spelling.
 */
export function createGate(calls: readonly Call[], log: Log): Handler {
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
        // The client disconnected during its request.
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
