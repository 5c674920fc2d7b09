import { join } from 'node:path';
import { createSignup, type StoredSignup } from '../signups/signup';
import { createSignupStore } from '../signups/signupStore';
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

/** Returns the members that the server of a folder has stored in SQLite. */
export async function readMembers({ folder }: { folder: string }): Promise<StoredSignup[]> {
  const database = openTestDatabase({ dataDir: join(folder, 'data') });
  return collect(createSignupStore(database).readAll('member'));
}
