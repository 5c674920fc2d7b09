import * as z from 'zod/mini';
import type { CalendarEntry } from '../../src/domain/calendar';

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

/** Returns calendar entries as readable JSON. */
export function formatEntries(entries: readonly CalendarEntry[]): string {
  return `${JSON.stringify(entries, null, 2)}\n`;
}

/**
 * @param place where the text is stored, for the error
 * @throws {Error} when the text is not the output of {@link formatEntries}
 */
export function parseEntries(text: string, place: string): CalendarEntry[] {
  try {
    return entriesSchema.parse(JSON.parse(text));
  } catch {
    throw new Error(`${place} is damaged: put it in order, or remove it to begin anew`);
  }
}
