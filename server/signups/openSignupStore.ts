import type { Log } from '../log';
import { openJournalStore } from './journalStore';
import type { SignupStore } from './signupStore';

/** Where sign-ups are kept. */
export interface SignupPlace {
  /** The folder of the journals. */
  dataDir: string;
  log: Log;
}

/**
 * Opens the store that this server is set up with.
 *
 * @throws {FolderInUseError} when another process keeps its sign-ups in the same folder.
 * @throws {JournalDamagedError} when a journal holds what is no sign-up.
 */
export function openSignupStore({ dataDir, log }: SignupPlace): Promise<SignupStore> {
  return openJournalStore(dataDir, log);
}
