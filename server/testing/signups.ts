import { join } from 'node:path';
import { readSendRecords } from '../notify/sendLog';
import { createSignup } from '../signups/signupIntake';
import type { StoredSignup } from '../signups/signup';
import { createSignupStore } from '../signups/signupStore';
import type { Database } from '../storage/database';
import { openTestDatabase } from './places';

/** A member's sign-up, as it is stored. */
export function sampleMember(changes: Partial<StoredSignup> = {}): StoredSignup {
  const submitted = { name: 'Ana Cruz', email: 'ana@example.com', mobile: '+44 7700 900123' };
  return { ...createSignup(submitted), ...changes };
}

/** Returns all rows of a list. */
export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

/** Returns the recorded states of the mails about one event, by the ids of the sign-ups. */
export async function readSendStates(database: Database, event: string) {
  const records = await collect(readSendRecords(database));
  const states = records.flatMap(({ eventId, signupId, state }) =>
    eventId === event ? [[signupId, state] as const] : [],
  );
  return new Map(states);
}

/** Returns the members that the server of a folder has stored in SQLite. */
export async function readMembers({ folder }: { folder: string }): Promise<StoredSignup[]> {
  const database = openTestDatabase({ dataDir: join(folder, 'data') });
  return collect(createSignupStore(database).readAll('member'));
}
