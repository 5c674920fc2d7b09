import type { CalendarEntry } from '../../src/domain/calendar';
import { openFileMemory } from './fileMemory';
import { openPostgresMemory } from './postgresMemory';

/** Remembers what calendars were told, so that they hear of every change (docs/decisions/010). */
export interface CalendarMemory {
  /**
   * Changes what is remembered, all at once, and durably before it resolves. Nothing is written when
   * nothing changes.
   *
   * @param change is asked again when another server was quicker.
   * @returns what is remembered from then on.
   * @throws when it cannot be read or written.
   */
  update(change: (known: CalendarEntry[]) => CalendarEntry[]): Promise<CalendarEntry[]>;
  /** Finishes what is under way. */
  close(): Promise<void>;
}

/** Where the memory is kept. */
export interface CalendarPlace {
  /** The folder of its file. */
  dataDir: string;
  /** The database that is used instead, where there is one. */
  databaseUrl?: string | undefined;
}

/** Opens the memory that this server is set up with, at once, whether or not it can be used. */
export function openCalendarMemory({ dataDir, databaseUrl }: CalendarPlace): CalendarMemory {
  const memory =
    databaseUrl === undefined ? openFileMemory(dataDir) : openPostgresMemory(databaseUrl);
  let lastTurn: Promise<unknown> = Promise.resolve();
  return {
    update: (change) => {
      const turn = lastTurn.then(() => memory.update(change));
      lastTurn = turn.catch(() => undefined);
      return turn;
    },
    close: async () => {
      await lastTurn;
      await memory.close();
    },
  };
}
