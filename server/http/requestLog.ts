import type { Logger } from 'pino';
import { networkOf } from './clientAddress';
import type { RequestObserver } from './router';

/** Masks addresses to networks, so that households cannot be identified. */
const neighbourhood = { ipv4: 3, ipv6: 6 };

/** Logs each response, without body, query or full address: errors at `error`, reads at `debug`, others at `info`. */
export function createRequestLog(log: Logger): RequestObserver {
  return (context, status, ms) => {
    const { req, res, id, routeLabel } = context;
    const level = levelOf(req.method, res.statusCode);
    if (!log.isLevelEnabled(level)) return;
    log[level](
      {
        id,
        method: req.method,
        route: routeLabel,
        status,
        ms: Math.round(ms * 10) / 10,
        network: networkOf(context.clientAddress(), neighbourhood),
        // Node.js calls a response finished, too, whose last bytes were dropped with its connection.
        ...((!res.writableFinished || req.socket.destroyed) && { aborted: true }),
      },
      'request',
    );
  };
}

function levelOf(method: string | undefined, status: number): 'debug' | 'info' | 'error' {
  if (status >= 500) return 'error';
  return method === 'GET' || method === 'HEAD' ? 'debug' : 'info';
}
