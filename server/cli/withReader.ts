import type { Environment } from '../environment';
import type { Log } from '../log';
import { openSignupReader } from '../signups/openSignupStore';
import type { SignupReader } from '../signups/signupStore';

/** Which store a command is for. */
export type Place = Pick<Environment, 'DATA_DIR' | 'DATABASE_URL'>;

/** A store's troubles fail the command, which then tells them; only its warnings need telling here. */
export const commandLog: Log = {
  info: () => undefined,
  warn: (message) => {
    console.error(message);
  },
  error: () => undefined,
};

/** Opens the store to look at, for as long as a task takes. */
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
