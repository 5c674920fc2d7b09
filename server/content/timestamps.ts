import * as z from 'zod/mini';
import { league } from '../../src/config/league';
import { timestampError } from '../../src/domain/schema';

const isLocal = z.union([
  z.iso.datetime({ local: true }),
  z.iso.datetime({ local: true, precision: -1 }),
]);

/** A timestamp of RFC 3339, whose seconds may be left out. Where its zone is missing, the error has the league's. */
export const moment = z.union(
  [z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true, precision: -1 })],
  {
    error: ({ input }) =>
      isLocal.safeParse(input).success
        ? `has no time zone: write ${inLeagueZone(String(input))}`
        : timestampError,
  },
);

/** Swedish times have the format of ISO 8601, but for the blank: `2026-12-31 20:00:00`. */
const localFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: league.timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Returns the day of a timestamp in the league's time zone, such as `2026-12-31`. */
export const dayOf = (moment: string) => localFormat.format(new Date(moment)).slice(0, 10);

/** Returns the moment so many weeks later, at the same hour in the league's time zone: ISO 8601, in UTC. */
export function weeksLater(moment: string, weeks: number): string {
  const local = new Date(`${localFormat.format(new Date(moment))}Z`);
  local.setUTCDate(local.getUTCDate() + 7 * weeks);
  return new Date(inLeagueZone(local.toISOString().slice(0, -1))).toISOString();
}

function inLeagueZone(local: string): string {
  // The zone's offset depends on the moment, which differs by the offset itself.
  const nearby = offsetAt(`${local}Z`);
  return local + offsetAt(local + nearby);
}

/** Returns the offset of the league's time zone at a moment, such as `-05:00`. */
export function offsetAt(time: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: league.timeZone,
    timeZoneName: 'longOffset',
  });
  const zone = format.formatToParts(Date.parse(time)).find(({ type }) => type === 'timeZoneName');
  return zone?.value.replace(/^GMT$/, 'Z').replace('GMT', '') ?? 'Z';
}
