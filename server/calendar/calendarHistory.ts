import type { CalendarEntry } from '../../src/domain/calendar';
import type { Database } from '../storage/database';
import { formatEntries, parseEntries } from './entriesJson';

/** Stores the calendar entries that were published, so that each change can be published (docs/decisions/010). */
export interface CalendarHistory {
  /**
   * Changes the stored entries atomically, and durably before it resolves. It writes nothing when nothing changes.
   * @param change called again when another server was quicker
   * @returns the stored entries after the change
   * @throws when they cannot be read or written
   */
  update(change: (known: CalendarEntry[]) => CalendarEntry[]): Promise<CalendarEntry[]>;
}

/** The id of the table's only row. */
const row = 1;
const select = 'SELECT version, entries FROM calendar WHERE id = $1';
const insert = `INSERT INTO calendar (id, version, entries) VALUES ($1, $2, $3)
  ON CONFLICT (id) DO NOTHING`;
const replace = 'UPDATE calendar SET version = $2, entries = $3 WHERE id = $1 AND version = $2 - 1';

/** Stores the calendar's history in a database, where all servers share it. */
export function createCalendarHistory(database: Database): CalendarHistory {
  /** Returns `false` without a change when another server has written that version. */
  async function write(version: number, text: string): Promise<boolean> {
    const { count } = await database.query(version === 1 ? insert : replace, [row, version, text]);
    return count === 1;
  }

  return {
    update: async (change) => {
      // Ends at the latest when all other servers have written.
      for (;;) {
        const [stored] = (await database.query(select, [row])).rows;
        const known = stored ? parseEntries(String(stored.entries), 'the table "calendar"') : [];
        const changed = change(known);
        const text = formatEntries(changed);
        if (text === formatEntries(known)) return changed;
        if (await write(Number(stored?.version ?? 0) + 1, text)) return changed;
      }
    },
  };
}
