import { signupKinds, type SignupKind, type SignupReader } from '../signups/signupStore';
import { dayOf } from './dayOf';

/** The number of sign-ups in each list. */
export type KindCounts = Record<SignupKind, number>;

/** The number of sign-ups by day and by event. Its size depends on the days and events, not on the lists. */
export interface SignupCounts {
  /** By the day in the league's time zone; those without a date under `''`. */
  days: Map<string, KindCounts>;
  /** Pay-per-view by the event's id; those for no particular event under `undefined`. */
  events: Map<string | undefined, number>;
}

/** Counts both lists. */
export async function countSignups(reader: SignupReader): Promise<SignupCounts> {
  const counts: SignupCounts = { days: new Map(), events: new Map() };
  for (const kind of signupKinds) {
    for await (const { createdAt, eventId } of reader.readAll(kind)) {
      const day = Number.isNaN(Date.parse(createdAt)) ? '' : dayOf(createdAt);
      const ofDay = counts.days.get(day) ?? noneOfEach();
      ofDay[kind] += 1;
      counts.days.set(day, ofDay);
      if (kind === 'pay-per-view') {
        counts.events.set(eventId, (counts.events.get(eventId) ?? 0) + 1);
      }
    }
  }
  return counts;
}

/** A row of days. */
export interface DayRow extends KindCounts {
  /** Such as `2026-12-31`, or `Earlier` for all days before the other rows. */
  label: string;
}

/**
 * Returns the last days up to the newest sign-up, including days without any, and one row for all earlier days.
 *
 * @param most the maximum number of days
 */
export function lastDays(days: SignupCounts['days'], most: number): DayRow[] {
  const known = [...days.keys()].filter((day) => day !== '').sort();
  const [first, last] = [known.at(0), known.at(-1)];
  const rows: DayRow[] = [];
  for (let day = last; day && first && day >= first && rows.length < most; day = dayBefore(day)) {
    rows.unshift({ label: day, ...(days.get(day) ?? noneOfEach()) });
  }
  const earlier = [...days].filter(([day]) => day < (rows[0]?.label ?? '~'));
  if (earlier.length > 0) rows.unshift({ label: 'Earlier', ...sum(earlier.map(([, of]) => of)) });
  return rows;
}

/** Returns the sum of several counts. */
export function sum(counts: Iterable<KindCounts>): KindCounts {
  const total = noneOfEach();
  for (const each of counts) for (const kind of signupKinds) total[kind] += each[kind];
  return total;
}

function noneOfEach(): KindCounts {
  return { member: 0, 'pay-per-view': 0 };
}

function dayBefore(day: string): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
