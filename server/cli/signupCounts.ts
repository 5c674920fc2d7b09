import { signupKinds } from '../signups/signup';
import type { KindCounts } from '../signups/signupStore';

/** The sign-ups by the day in the league's time zone. */
type DayCounts = ReadonlyMap<string, KindCounts>;

/** A row of days. */
export interface DayRow extends KindCounts {
  /** Such as `2026-12-31`, or `Earlier` for all days before the other rows. */
  label: string;
}

/** Returns the last days up to the newest sign-up, at `most` so many, without a gap; all earlier ones are one row. */
export function lastDays(days: DayCounts, most: number): DayRow[] {
  const known = [...days.keys()].sort();
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
