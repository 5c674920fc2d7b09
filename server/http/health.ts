import { sendText } from './plainText';
import { readRoute, type Route } from './router';

/** How long the result of a check is used again, in milliseconds: anybody may ask, and each check writes to the disk. */
const freshTime = 1000;

/**
 * Returns the health checks: `/healthz` reports that the process runs, `/readyz` that every function works,
 * sign-ups included. `/readyz` stays 200 while content is refused or has warnings, since the site is served, and names
 * each in a line of its own. (Without any content the server does not start.)
 */
export function healthRoutes(
  store: { check: () => Promise<void> },
  content: { readonly problem: string | undefined; readonly warning: string | undefined },
): Route[] {
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

  return [
    readRoute('/healthz', (context) => {
      sendText(context, 200, 'Alive');
    }),
    readRoute('/readyz', async (context) => {
      const isReady = await canStore();
      const state = isReady ? 'Ready' : 'Sign-ups cannot be stored';
      const lines = [state, content.problem, content.warning].filter((line) => line !== undefined);
      sendText(context, isReady ? 200 : 503, lines.join('\n'));
    }),
  ];
}
