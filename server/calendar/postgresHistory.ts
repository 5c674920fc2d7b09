import type { Log } from '../http/log';
import { openDatabase } from '../storage/database';
import type { CalendarHistory } from './calendarHistory';
import { formatEntries, parseEntries } from './entriesJson';

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

/** Logs nothing: the user of the history logs outages. */
const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Stores the calendar's history in PostgreSQL, where all servers share it. It opens immediately, even if the
 * database is unavailable.
 * @param url as for the sign-ups: `postgres://…`
 */
export function openPostgresHistory(url: string): CalendarHistory {
  const database = openDatabase(url, silent);

  /** Returns `false` without a change when another server has written that version. */
  async function write(version: number, text: string): Promise<boolean> {
    const { count } = await database.query(version === 1 ? insert : replace, [row, version, text]);
    return count === 1;
  }

  return {
    update: async (change) => {
      // Ends at the latest when all other servers have written.
      for (;;) {
        const [stored] = (await database.query(select, [row])).rows as Row[];
        const known = stored ? parseEntries(stored.entries, 'the table "calendar"') : [];
        const changed = change(known);
        const text = formatEntries(changed);
        if (text === formatEntries(known)) return changed;
        if (await write((stored?.version ?? 0) + 1, text)) return changed;
      }
    },
    close: () => database.close(),
  };
}
