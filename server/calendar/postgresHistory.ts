import type { Log } from '../log';
import { openDatabase } from '../signups/database';
import type { CalendarMemory } from './calendarMemory';
import { entriesText, parseEntries } from './entriesText';

/** The id of the table's only row. */
const row = 1;
const select = 'SELECT version, entries FROM calendar WHERE id = $1';
const insert = `INSERT INTO calendar (id, version, entries) VALUES ($1, $2, $3)
  ON CONFLICT (id) DO NOTHING`;
const replace = 'UPDATE calendar SET version = $2, entries = $3 WHERE id = $1 AND version = $2 - 1';

interface Row {
  version: number;
  entries: string;
}

/** Who uses the memory tells of an outage, in the calendar's own words. */
const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Keeps the calendar's memory in PostgreSQL, where all servers share it. It opens at once, whether or
 * not the database is there.
 *
 * @param url as for the sign-ups: `postgres://…`.
 */
export function openPostgresMemory(url: string): CalendarMemory {
  const database = openDatabase(url, silent);

  /** Does nothing, and says so, when another server has written that version. */
  async function write(version: number, text: string): Promise<boolean> {
    const { count } = await database.query(version === 1 ? insert : replace, [row, version, text]);
    return count === 1;
  }

  return {
    update: async (change) => {
      // Ends at the latest when all other servers have had their way.
      for (;;) {
        const [stored] = (await database.query(select, [row])).rows as Row[];
        const known = stored ? parseEntries(stored.entries, 'the table "calendar"') : [];
        const changed = change(known);
        const text = entriesText(changed);
        if (text === entriesText(known)) return changed;
        if (await write((stored?.version ?? 0) + 1, text)) return changed;
      }
    },
    close: () => database.close(),
  };
}
