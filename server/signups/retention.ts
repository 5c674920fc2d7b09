import type { Log } from '../base/log';
import { StoreUnavailableError } from '../storage/database';
import type { SignupStore } from './signupStore';

const dayInMs = 86_400_000;
const intervalInMs = 3_600_000;

/** A wrong clock could erase everybody: of so many sign-ups, no larger share is erased until somebody says so. */
const guarded = { from: 50, share: 0.1 };

/** Counts the sign-ups that are older than a number of days, and all, and returns the moment that they are from before. */
export async function findExpired(store: Pick<SignupStore, 'count'>, days: number) {
  const before = new Date(Date.now() - days * dayInMs).toISOString();
  const [expired, all] = [await store.count(before), await store.count()].map(
    (counts) => counts.member + counts['pay-per-view'],
  ) as [number, number];
  return { before, expired, all };
}

/**
 * Erases sign-ups once they are older than a number of days: at the start, and then every hour. A large share waits for
 * `league signups retain --now`, of which the log has a line a day.
 *
 * @param days 0 erases none
 * @returns ends that
 */
export function startRetention(
  store: Pick<SignupStore, 'count' | 'eraseBefore'>,
  days: number,
  log: Log,
): () => void {
  if (days === 0) return () => undefined;
  let hoursWaited = 0;
  const eraseOld = async () => {
    try {
      const { before, expired, all } = await findExpired(store, days);
      if (all >= guarded.from && expired > all * guarded.share) {
        const waiting = `${expired} of ${all} sign-ups are older than ${days} days, and wait`;
        const advice =
          'if the clock and RETENTION_DAYS are right, run: league signups retain --now';
        if (hoursWaited % 24 === 0) log.warn(`${waiting}: ${advice}`);
        hoursWaited += 1;
        return;
      }
      hoursWaited = 0;
      const erased = await store.eraseBefore(before);
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
