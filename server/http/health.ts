import type { Handler } from './handler';
import { sendText } from './plainText';

/**
 * Handles the health checks: `/healthz` reports that the process runs, `/readyz` that every function works,
 * sign-ups included. (Without content the server does not start.)
 */
export function createHealth(store: { check: () => Promise<void> }): Handler {
  let checking: Promise<void> | undefined;
  /** Concurrent checks share one test of the store. */
  const check = () => {
    checking ??= store.check().finally(() => {
      checking = undefined;
    });
    return checking;
  };

  return (req, res, next) => {
    if (req.url !== '/healthz' && req.url !== '/readyz') {
      next();
      return;
    }
    req.matchedRoute = req.url;
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      sendText(res, 405, 'Method not allowed', { Allow: 'GET, HEAD' });
    } else if (req.url === '/healthz') {
      sendText(res, 200, 'Alive');
    } else {
      check().then(
        () => {
          sendText(res, 200, 'Ready');
        },
        () => {
          sendText(res, 503, 'Sign-ups cannot be stored');
        },
      );
    }
  };
}
