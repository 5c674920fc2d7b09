import type { Gate } from './api/gate';
import { sendText } from './plainText';
import type { SignupStore } from './signups/signupStore';

/**
 * For what watches over the process: `/healthz` tells that it is alive, `/readyz` that it can do all
 * it is for, sign-ups included. (Without content there is no server to ask.)
 */
export function createHealth(store: Pick<SignupStore, 'check'>): Gate {
  let checking: Promise<void> | undefined;
  /** However many ask at once, the store is tried once. */
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
