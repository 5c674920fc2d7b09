import type { Handler } from './handler';
import { sendText } from './plainText';

/** How long the result of a check is used again, in milliseconds: anybody may ask, and each check writes to the disk. */
const freshTime = 1000;

/**
 * Handles the health checks: `/healthz` reports that the process runs, `/readyz` that every function works,
 * sign-ups included. `/readyz` stays 200 while content is refused or has warnings, since the site is served, and names
 * each in a line of its own. (Without any content the server does not start.)
 */
export function createHealth(
  store: { check: () => Promise<void> },
  content: { readonly problem: string | undefined; readonly warning: string | undefined },
): Handler {
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

  const readiness = async () => {
    const isReady = await canStore();
    const state = isReady ? 'Ready' : 'Sign-ups cannot be stored';
    const lines = [state, content.problem, content.warning].filter((line) => line !== undefined);
    return { status: isReady ? 200 : 503, text: lines.join('\n') };
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
      return readiness().then(({ status, text }) => {
        sendText(context, status, text);
      });
    }
    return true;
  };
}
