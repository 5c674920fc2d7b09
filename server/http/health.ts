import type { Handler } from './handler';
import { sendText } from './plainText';

/** How long the result of a check is used again, in milliseconds: anybody may ask, and each check writes to the disk. */
const freshTime = 1000;

/**
 * Handles the health checks: `/healthz` reports that the process runs, `/readyz` that every function works,
 * sign-ups included. (Without content the server does not start.)
 */
export function createHealth(store: { check: () => Promise<void> }): Handler {
  let checking: Promise<boolean> | undefined;
  /** Concurrent checks share one test of the store. */
  const canStore = () => {
    checking ??= store
      .check()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        setTimeout(() => (checking = undefined), freshTime).unref();
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
      return canStore().then((isReady) => {
        if (isReady) sendText(context, 200, 'Ready');
        else sendText(context, 503, 'Sign-ups cannot be stored');
      });
    }
    return true;
  };
}
