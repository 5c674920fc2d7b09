import { createHash } from 'node:crypto';
import type { FightEvent } from '../src/domain/event';
import type { Fighter } from '../src/domain/fighter';
import type { Video } from '../src/domain/video';

/** The lists of `db.json` that a larger league has more of. */
interface Content {
  fighters: Fighter[];
  events: FightEvent[];
  videos: Video[];
}

/** Between two copies of an event, in ms, so that they fall on different nights. */
const week = 7 * 24 * 60 * 60 * 1000;

/** Returns the content with each fighter, event and video so many times, always the same, and valid as `db.json`. */
export function multiplyContent(content: Content, times: number): Content {
  const copies = <T extends { id: string }>(records: readonly T[], change: Change<T>): T[] =>
    Array.from({ length: times }, (_, copy) =>
      records.map((record) =>
        copy === 0 ? record : { ...record, id: copyId(record.id, copy), ...change(record, copy) },
      ),
    ).flat();
  return {
    ...content,
    fighters: copies(content.fighters, ({ name }, copy) => ({ name: `${name} ${copy + 1}` })),
    events: copies(content.events, ({ title, date, status }, copy) => ({
      title: `${title} ${copy + 1}`,
      ...(date !== undefined && { date: shift(date, status === 'completed' ? -copy : copy) }),
    })),
    videos: copies(content.videos, ({ fighterId }, copy) => ({
      ...(fighterId !== undefined && { fighterId: copyId(fighterId, copy) }),
    })),
  };
}

/** Returns what a copy of a record has of its own. */
type Change<T> = (record: T, copy: number) => Partial<T>;

const shift = (date: string, weeks: number) =>
  new Date(Date.parse(date) + weeks * week).toISOString();

/** Returns a UUID that follows from the copied record's. */
function copyId(id: string, copy: number): string {
  const hash = createHash('sha256').update(`${id} ${copy}`).digest('hex');
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `4${hash.slice(13, 16)}`];
  return [...parts, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-');
}
