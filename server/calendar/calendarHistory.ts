import * as z from 'zod/mini';
import type { CalendarEntry } from '../../src/domain/calendar';
import type { Database } from '../storage/database';

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
  return {
    update: async (change) => {
      // Ends at the latest when all other servers have written.
      for (;;) {
        const [stored] = (await database.query(select, [row])).rows;
        const known = stored ? parseEntries(String(stored.entries)) : [];
        const changed = change(known);
        const text = JSON.stringify(changed);
        if (text === JSON.stringify(known)) return changed;
        const version = Number(stored?.version ?? 0) + 1;
        const { count } = await database.query(stored ? replace : insert, [row, version, text]);
        if (count === 1) return changed;
      }
    },
  };
}

const entriesSchema = z.array(
  z.object({
    id: z.string(),
    status: z.enum(['confirmed', 'tentative', 'cancelled']),
    start: z.iso.datetime(),
    title: z.string(),
    text: z.optional(z.string()),
    place: z.optional(z.string()),
    sequence: z.int(),
    changedAt: z.iso.datetime(),
  }),
) satisfies z.ZodMiniType<CalendarEntry[]>;

/** Returns the calendar entries of a text in JSON. @throws {Error} when it has none */
function parseEntries(text: string): CalendarEntry[] {
  try {
    return entriesSchema.parse(JSON.parse(text));
  } catch {
    throw new Error('the table "calendar" is damaged: put it in order, or remove it to begin anew');
  }
}
