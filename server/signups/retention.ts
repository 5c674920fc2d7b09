import type { Log } from '../http/log';
import { StoreUnavailableError } from '../storage/database';
import type { SignupStore } from './signupStore';

const dayInMs = 86_400_000;
const intervalInMs = 3_600_000;

/**
 * Erases sign-ups once they are older than a number of days: at the start, and then every hour.
 *
 * @param days 0 erases none
 * @returns ends that
 */
export function startRetention(
  store: Pick<SignupStore, 'eraseBefore'>,
  days: number,
  log: Log,
): () => void {
  if (days === 0) return () => undefined;
  const eraseOld = async () => {
    const oldest = new Date(Date.now() - days * dayInMs).toISOString();
    try {
      const erased = await store.eraseBefore(oldest);
      if (erased > 0)
        log.info(`Erased because they are older than ${days} days: ${erased} sign-ups`);
    } catch (error) {
      // The store reports its outage itself, and the next hour tries again.
      if (!(error instanceof StoreUnavailableError)) throw error;
    }
  };
  void eraseOld();
  const timer = setInterval(() => void eraseOld(), intervalInMs).unref();
  return () => {
    clearInterval(timer);
  };
}
