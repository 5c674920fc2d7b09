import { latestEntries, publishCalendar, type CalendarEntry } from '../../src/domain/calendar';
import type { ContentStore } from '../content/contentStore';
import type { Log } from '../base/log';
import { createQueue } from '../base/queue';
import { createOutage } from '../storage/database';
import type { CalendarHistory } from './calendarHistory';

/** How long after a failure the next request tries the history again, in milliseconds. */
const retryTime = 60_000;

/**
 * Follows the content, and publishes each change. While the history is unavailable, it continues from what this
 * process has published.
 *
 * @returns reads the current entries: a new array whenever they may have changed, which serves as the key of caches
 */
export function followSchedule(
  content: ContentStore,
  history: CalendarHistory,
  log: Log,
): () => Promise<readonly CalendarEntry[]> {
  const outage = createOutage(log, 'Changes of the calendar');
  let published: readonly CalendarEntry[] = [];
  let retryAt = Infinity;

  async function renew(): Promise<void> {
    const publish = (known: readonly CalendarEntry[]) =>
      publishCalendar(latestEntries(known, published), content.current.events, Date.now());
    try {
      published = await history.update(publish);
      retryAt = Infinity;
      outage.end();
    } catch (error) {
      published = publish([]);
      retryAt = Date.now() + retryTime;
      outage.begin(error);
    }
  }

  const renewals = createQueue();
  const begun = renewals.add(renew);
  content.onChange(() => void renewals.add(renew));

  return async () => {
    await begun;
    if (Date.now() >= retryAt) {
      retryAt = Infinity;
      void renewals.add(renew);
    }
    return published;
  };
}
