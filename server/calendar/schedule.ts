import { latestEntries, publishCalendar, type CalendarEntry } from '../../src/domain/calendar';
import type { ContentSource } from '../content/contentSource';
import type { Log } from '../log';
import { createOutage } from '../signups/outage';
import type { CalendarMemory } from './calendarMemory';

/** What calendars are told, as the content is now. */
export interface Schedule {
  /** Changes its identity whenever it may have changed: what is made from it is kept under this key. */
  current(): Promise<readonly CalendarEntry[]>;
}

/** How long after a failure the memory is tried again, by the next fan who asks, in milliseconds. */
const retryTime = 60_000;

/**
 * Follows the content, and tells calendars of each change. While the memory cannot be used, it goes by
 * what this process has told so far.
 */
export function followSchedule(content: ContentSource, memory: CalendarMemory, log: Log): Schedule {
  const outage = createOutage(log, 'Changes of the calendar');
  let told: readonly CalendarEntry[] = [];
  let retryAt = Infinity;

  async function renew(): Promise<void> {
    const publish = (known: readonly CalendarEntry[]) =>
      publishCalendar(latestEntries(known, told), content.current.events, Date.now());
    try {
      told = await memory.update(publish);
      retryAt = Infinity;
      outage.end();
    } catch (error) {
      told = publish([]);
      retryAt = Date.now() + retryTime;
      outage.begin(error);
    }
  }

  const begun = renew();
  let lastTurn = begun;
  const renewInTurn = () => {
    lastTurn = lastTurn.then(renew);
  };
  content.onChange(renewInTurn);

  return {
    current: async () => {
      await begun;
      if (Date.now() >= retryAt) {
        retryAt = Infinity;
        renewInTurn();
      }
      return told;
    },
  };
}
