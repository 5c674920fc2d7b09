import type { Log } from '../http/log';
import { openJournalSendLog, readSendRecords } from './journalSendLog';
import { openJournalReader, openJournalStore } from './journalStore';
import { openPostgresSendLog, readPostgresSendStates } from './postgresSendLog';
import { openPostgresStore } from './postgresStore';
import type { SendLog, SendState } from './sendLog';
import type { SignupReader, SignupStore } from './signupStore';

/** The location of the sign-ups. */
export interface SignupPlace {
  /** The folder of the journals. */
  dataDir: string;
  /** The database to use instead of the journals, if there is one. */
  databaseUrl?: string | undefined;
  log: Log;
}

/**
 * Opens the configured store.
 *
 * @throws {FolderInUseError} when another process uses the folder
 * @throws {JournalDamagedError} when a journal has an invalid line
 */
export async function openSignupStore(place: SignupPlace): Promise<SignupStore> {
  const { dataDir, databaseUrl, log } = place;
  return databaseUrl === undefined
    ? openJournalStore(dataDir, log)
    : openPostgresStore(databaseUrl, log);
}

/** Opens the same store for reading, which works beside a running server. */
export function openSignupReader({ dataDir, databaseUrl, log }: SignupPlace): SignupReader {
  return databaseUrl === undefined
    ? openJournalReader(dataDir)
    : openPostgresStore(databaseUrl, log);
}

/**
 * Opens the same store's send log for one event, which works beside a running server.
 *
 * @throws {SendLogInUseError} when another process sends.
 */
export async function openSendLog(
  { dataDir, databaseUrl, log }: SignupPlace,
  eventId: string,
): Promise<SendLog> {
  return databaseUrl === undefined
    ? openJournalSendLog(dataDir, eventId, log)
    : openPostgresSendLog(databaseUrl, eventId, log);
}

/** Reads the records of that log, by the ids of the sign-ups. Another process may be writing it. */
export async function readSendStates(
  { dataDir, databaseUrl, log }: SignupPlace,
  eventId: string,
): Promise<Map<string, SendState>> {
  if (databaseUrl !== undefined) return readPostgresSendStates(databaseUrl, eventId, log);
  const records = (await readSendRecords(dataDir)).filter((record) => record.eventId === eventId);
  return new Map(records.map(({ signupId, state }) => [signupId, state]));
}
