import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { clientAddress, networkOf, type ProxyTrust } from './clientAddress';
import { requestId } from './requestId';

declare module 'node:http' {
  interface IncomingMessage {
    /** The pattern of the requested path, such as `/api/fighters/:id`, for the log. */
    matchedRoute?: string;
  }
}

declare module 'node:net' {
  interface Socket {
    /** The status of a response to an incomplete request, for the log. */
    brokenStatus?: number;
  }
}

/** Masks addresses to networks, so that households cannot be identified. */
const neighbourhood = { ipv4: 3, ipv6: 6 };

/**
 * Logs a line for each response, without body, query or full address. Successful reads are logged at `debug`, all
 * others at `info`, internal errors at `error`.
 */
export function createRequestLog(log: Logger, trustProxy: ProxyTrust): RequestListener {
  return (req, res) => {
    // Responses to single requests have the id as a header too. Those of the reads are shared.
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
