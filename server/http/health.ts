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

  return (context) => {
    const { req } = context;
    if (req.url !== '/healthz' && req.url !== '/readyz') return false;
    context.route = req.url;
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      sendText(context, 405, 'Method not allowed', { Allow: 'GET, HEAD' });
    } else if (req.url === '/healthz') {
      sendText(context, 200, 'Alive');
    } else {
      return check().then(
        () => {
          sendText(context, 200, 'Ready');
        },
        () => {
          sendText(context, 503, 'Sign-ups cannot be stored');
        },
      );
    }
    return true;
  };
}
