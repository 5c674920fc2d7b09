import type { Server } from 'node:http';
import { createHttpServer } from '../http/httpServer';
import type { Log } from '../base/log';
import { createListener, readRoute } from '../http/router';
import type { Metrics } from './metrics';

/** Returns a server of its own for `/metrics`, so that no proxy in front of the site makes it public. */
export function createMetricsServer(metrics: Metrics, log: Log): Server {
  const route = readRoute('/metrics', async ({ res }) => {
    const text = await metrics.read();
    res.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' });
    res.end(text);
  });
  const settings = { trustProxy: () => false, publicOrigin: undefined };
  return createHttpServer(createListener([route], { settings, observers: [], log }));
}
