import type { Environment } from '../environment';
import type { Log } from '../http/log';
import { openSignupReader } from '../signups/openSignupStore';
import type { SignupReader } from '../signups/signupStore';

/** The store that a command reads. */
export type Place = Pick<Environment, 'DATA_DIR' | 'DATABASE_URL'>;

/** Prints only warnings: an error of the store fails the command, which then reports it. */
export const commandLog: Log = {
  info: () => undefined,
  warn: (message) => {
    console.error(message);
  },
  error: () => undefined,
};

/** Opens the store for reading, and closes it after the task. */
export async function withReader(
  { DATA_DIR, DATABASE_URL }: Place,
  task: (reader: SignupReader) => Promise<void>,
): Promise<void> {
  const place = { dataDir: DATA_DIR, databaseUrl: DATABASE_URL, log: commandLog };
  const reader = openSignupReader(place);
  try {
    await task(reader);
  } finally {
    await reader.close();
  }
}
