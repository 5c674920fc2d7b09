import type { RequestListener } from 'node:http';
import { runHandlers, type Handler } from './handler';
import { brokenStatusOf } from './httpServer';
import type { Log } from './log';
import { sendText } from './plainText';
import { createRequestContext, type ContextSettings, type RequestContext } from './requestContext';

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

/** What a listener needs besides its handlers. */
export interface ListenerParts {
  settings: ContextSettings;
  observers: readonly RequestObserver[];
  log: Log;
}

/** Returns the entry of a server: each request goes through the handlers in order, until one responds. */
export function createListener(
  handlers: readonly Handler[],
  { settings, observers, log }: ListenerParts,
): RequestListener {
  return (req, res) => {
    const context = createRequestContext(req, res, settings);
    const startedAt = performance.now();
    res.once('close', () => {
      const status = res.headersSent ? res.statusCode : brokenStatusOf(req.socket);
      const ms = performance.now() - startedAt;
      for (const observe of observers) observe(context, status, ms);
    });
    if (!runHandlers(handlers, context, log)) sendText(context, 404, 'Not found');
  };
}
