import { pathOf, type Handler } from '../http/handler';
import { Refusal } from '../http/refusal';
import type { RequestContext } from '../http/requestContext';

/** Responds to one documented call. `id` is the path's `:id`, as sent, and empty where it has none. */
export type CallHandler = (context: RequestContext, id: string) => Promise<void>;

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
export function createGate(calls: readonly Call[]): Handler {
  const entries = calls.map(({ path, methods }) => ({
    template: path,
    pattern: new RegExp(`^${path.replace(':id', '([^/]+)')}$`),
    methods: new Map(Object.entries(methods)),
    allow: Object.keys(methods).join(', '),
  }));

  return (context) => {
    const path = pathOf(context.req);
    if (path !== '/api' && !path.startsWith('/api/')) return false;

    for (const { template, pattern, methods, allow } of entries) {
      const match = pattern.exec(path);
      if (!match) continue;
      context.route = template;
      const handle = methods.get(context.req.method ?? '');
      if (!handle) throw new Refusal(405, 'Method not allowed', { Allow: allow });
      return handle(context, match[1] ?? '');
    }
    throw new Refusal(404, 'Not found');
  };
}
