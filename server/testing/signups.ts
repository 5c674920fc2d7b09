import { createSignup, type StoredSignup } from '../signups/signupStore';

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
