import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { clientAddress, networkOf, type ProxyTrust } from './clientAddress';

declare module 'node:http' {
  interface IncomingMessage {
    /** The pattern of the path that was asked for, such as `/api/fighters/:id`: for the log. */
    matchedRoute?: string;
  }
}

/** An id that a proxy gave is kept, if it can neither forge a line of the log nor fill it. */
const saneId = /^[\w.:-]{1,64}$/;

/** Tells networks apart, and no household from its neighbours. */
const neighbourhood = { ipv4: 3, ipv6: 6 };

/**
 * Gives each request an id, and the log a line when it is answered: never a body, a query or a whole
 * address. Reads that went well are logged at `debug`, all others at `info`, our own faults at `error`.
 */
export function createRequestLog(log: Logger, trustProxy: ProxyTrust): RequestListener {
  return (req, res) => {
    const given = req.headers['x-request-id'];
    const id = typeof given === 'string' && saneId.test(given) ? given : randomUUID();
    res.setHeader('X-Request-Id', id);

    const startedAt = performance.now();
    res.once('close', () => {
      const level = levelOf(req.method, res.statusCode);
      if (!log.isLevelEnabled(level)) return;
      log[level](
        {
          id,
          method: req.method,
          route: req.matchedRoute ?? 'unknown',
          status: res.statusCode,
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
