import type { Server } from 'node:http';
import { demandRead, pathOf, type Handler } from '../http/handler';
import { createHttpServer } from '../http/httpServer';
import { createListener } from '../http/listener';
import type { Log } from '../http/log';
import type { Metrics } from './metrics';

/** Returns a server of its own for `/metrics`, so that no proxy in front of the site makes it public. */
export function createMetricsServer(metrics: Metrics, log: Log): Server {
  const handlers: Handler[] = [
    (context) => {
      if (pathOf(context.req) !== '/metrics') return false;
      context.route = '/metrics';
      demandRead(context.req);
      return metrics.read().then((text) => {
        context.res.writeHead(200, {
          'Content-Type': metrics.contentType,
          'Cache-Control': 'no-store',
        });
        context.res.end(text);
      });
    },
  ];
  const settings = { trustProxy: () => false, publicOrigin: undefined };
  return createHttpServer(createListener(handlers, { settings, observers: [], log }));
}
