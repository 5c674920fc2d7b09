import type { IncomingMessage, RequestListener } from 'node:http';
import { brokenStatusOf } from './httpServer';
import type { Log } from '../base/log';
import { ourFault, sendText } from './plainText';
import { Refusal } from './refusal';
import { createRequestContext, type ContextSettings, type RequestContext } from './requestContext';

/**
 * Responds to a request. What it throws becomes the response: a {@link Refusal} as it says, anything else 500.
 *
 * @param param what the path has in place of `:id` or `*`, as sent; empty where it has neither
 */
export type Handler = (context: RequestContext, param: string) => Promise<void> | void;

/** A path and what responds to it. */
export interface Route {
  /** In it, `:id` is one segment, and `*` at the end is anything. */
  path: string;
  /** The handler of each allowed method, or one that decides on the method itself. */
  handle: Readonly<Record<string, Handler>> | Handler;
}

/** Returns the route of what can only be read. */
export function readRoute(path: string, handle: Handler): Route {
  return { path, handle: { GET: handle, HEAD: handle } };
}

/** Responds where nothing is. */
export function notFound(): never {
  throw new Refusal(404, 'Not found');
}

/** Returns what finds the first route that has a path. */
function createFinder(routes: readonly Route[]) {
  const exact = new Map(routes.toReversed().map((route) => [route.path, route]));
  const patterns = routes
    .filter(({ path }) => /[:*]/.test(path))
    .map((route) => {
      exact.delete(route.path);
      const source = route.path.replaceAll('.', '\\.').replace(/:\w+/, '([^/]+)');
      return { route, pattern: new RegExp(`^${source.replace('*', '(.*)')}$`, 's') };
    });

  return (path: string): { route: Route; param: string } | undefined => {
    const route = exact.get(path);
    if (route) return { route, param: '' };
    for (const { route, pattern } of patterns) {
      const match = pattern.exec(path);
      if (match) return { route, param: match[1] ?? '' };
    }
    return undefined;
  };
}

/**
 * Returns what lets the first route of a path respond, and returns whether there is one. Paths are compared as sent, never
 * decoded or normalised, and queries are ignored, so that each has one spelling.
 */
export function createRouter(
  routes: readonly Route[],
  log: Log,
): (context: RequestContext) => boolean {
  const find = createFinder(routes);

  async function respond(context: RequestContext, { handle }: Route, param: string): Promise<void> {
    try {
      const handler = typeof handle === 'function' ? handle : handlerOf(handle, context.req);
      await handler(context, param);
    } catch (error) {
      respondToError(context, error, log);
    }
  }

  return (context) => {
    const found = find(pathOf(context.req));
    if (!found) return false;
    const { route, param } = found;
    // A route of many paths may be named by its handler.
    if (!route.path.endsWith('*')) context.routeLabel = route.path;
    void respond(context, route, param);
    return true;
  };
}

function handlerOf(handlers: Readonly<Record<string, Handler>>, { method = '' }: IncomingMessage) {
  const handler = Object.hasOwn(handlers, method) ? handlers[method] : undefined;
  if (!handler) throw methodNotAllowed(Object.keys(handlers));
  return handler;
}

/** Returns the refusal of a method, which names the allowed ones. */
export function methodNotAllowed(allowed: readonly string[]): Refusal {
  return new Refusal(405, 'Method not allowed', { Allow: allowed.join(', ') });
}

function respondToError(context: RequestContext, error: unknown, log: Log): void {
  const { req, res, routeLabel } = context;
  // The client disconnected during its request.
  if (req.socket.destroyed) return;
  if (error instanceof Refusal) {
    sendText(context, error.status, error.message, error.headers);
    return;
  }
  log.error(error, `${routeLabel} failed`);
  if (res.headersSent) res.destroy();
  else sendText(context, 500, ourFault);
}

/**
 * Called when a response has ended, complete or not.
 *
 * @param status `undefined` when the client disconnected before the response
 * @param ms the time since the request arrived
 */
export type RequestObserver = (
  context: RequestContext,
  status: number | undefined,
  ms: number,
) => void;

/** What a listener needs besides its routes. */
export interface ListenerParts {
  settings: ContextSettings;
  observers: readonly RequestObserver[];
  log: Log;
}

/** Returns the entry of a server, which responds by its routes. */
export function createListener(
  routes: readonly Route[],
  { settings, observers, log }: ListenerParts,
): RequestListener {
  const respond = createRouter(routes, log);
  return (req, res) => {
    const context = createRequestContext(req, res, settings);
    const startedAt = performance.now();
    res.once('close', () => {
      const status = res.headersSent ? res.statusCode : brokenStatusOf(req.socket);
      const ms = performance.now() - startedAt;
      for (const observe of observers) observe(context, status, ms);
    });
    if (!respond(context)) sendText(context, 404, 'Not found');
  };
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
