import type { CalendarEntry } from '../../src/domain/calendar';
import { openFileHistory } from './fileHistory';
import { openPostgresHistory } from './postgresHistory';

/** Stores the calendar entries that were published, so that each change can be published (docs/decisions/010). */
export interface CalendarHistory {
  /**
   * Changes the stored entries atomically, and durably before it resolves. It writes nothing when nothing changes.
   * @param change called again when another server was quicker
   * @returns the stored entries after the change
   * @throws when they cannot be read or written
   */
  update(change: (known: CalendarEntry[]) => CalendarEntry[]): Promise<CalendarEntry[]>;
  /** Finishes pending changes. */
  close(): Promise<void>;
}

/** The location of the history. */
export interface CalendarPlace {
  /** The folder of its file. */
  dataDir: string;
  /** The database to use instead of the file, if there is one. */
  databaseUrl?: string | undefined;
}

/** Opens the configured history immediately, even if it is unavailable. */
export function openCalendarHistory({ dataDir, databaseUrl }: CalendarPlace): CalendarHistory {
  const history =
    databaseUrl === undefined ? openFileHistory(dataDir) : openPostgresHistory(databaseUrl);
  let lastTurn: Promise<unknown> = Promise.resolve();
  return {
    update: (change) => {
      const turn = lastTurn.then(() => history.update(change));
      lastTurn = turn.catch(() => undefined);
      return turn;
    },
    close: async () => {
      await lastTurn;
      await history.close();
    },
  };
}
