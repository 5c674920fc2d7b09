import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { clientAddress, networkOf, type ProxyTrust } from './clientAddress';
import { requestId } from './requestId';

declare module 'node:http' {
  interface IncomingMessage {
    /** The pattern of the path that was asked for, such as `/api/fighters/:id`: for the log. */
    matchedRoute?: string;
  }
}

declare module 'node:net' {
  interface Socket {
    /** What was answered past any response, to a request that did not arrive whole: for the log. */
    brokenStatus?: number;
  }
}

/** Tells networks apart, and no household from its neighbours. */
const neighbourhood = { ipv4: 3, ipv6: 6 };

/**
 * Gives the log a line when a request is answered: never a body, a query or a whole
 * address. Reads that went well are logged at `debug`, all others at `info`, our own faults at `error`.
 */
export function createRequestLog(log: Logger, trustProxy: ProxyTrust): RequestListener {
  return (req, res) => {
    // The other answers that are for one request alone name it too. Those of the reads are shared.
    if (req.headers['x-request-id'] !== undefined) res.setHeader('X-Request-Id', requestId(req));

    const startedAt = performance.now();
    res.once('close', () => {
      const level = levelOf(req.method, res.statusCode);
      if (!log.isLevelEnabled(level)) return;
      log[level](
        {
          id: requestId(req),
          method: req.method,
          route: req.matchedRoute ?? 'unknown',
          status: res.headersSent ? res.statusCode : req.socket.brokenStatus,
          ms: Math.round((performance.now() - startedAt) * 10) / 10,
          network: networkOf(clientAddress(req, trustProxy), neighbourhood),
          ...(!res.writableFinished && { aborted: true }),
        },
        'request',
      );
    });
  };
}

function levelOf(method: string | undefined, status: number): 'debug' | 'info' | 'error' {
  if (status >= 500) return 'error';
  return method === 'GET' || method === 'HEAD' ? 'debug' : 'info';
}
