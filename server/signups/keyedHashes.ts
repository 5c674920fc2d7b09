import { createHmac } from 'node:crypto';
import type { Database } from '../storage/database';

/** What a hash is for: a text has another hash for each. */
type Purpose = 'address' | 'link' | 'mail' | 'erasure' | 'name of the key';

/** In bytes: 128 bits, so that nobody can guess a hash. */
const hashLength = 16;

/** Returns the keyed hash of a text (docs/decisions/016). */
export function keyedHash(key: string, purpose: Purpose, text: string): string {
  const digest = createHmac('sha256', Buffer.from(key, 'hex')).update(`${purpose} ${text}`);
  return digest.digest().subarray(0, hashLength).toString('base64url');
}

/** Returns the name of a key, by which a hash outside the database says what it was made with. */
export function nameOfKey(key: string): string {
  return keyedHash(key, 'name of the key', '').slice(0, 8);
}

/** Returns the keys of a database: the first is for new hashes; after an import those of the others count, too. */
export async function readKeys(database: Database): Promise<[string, ...string[]]> {
  const { rows } = await database.query('SELECT secret FROM mail_keys ORDER BY secret', []);
  const [first, ...others] = rows.map(({ secret }) => String(secret));
  if (first === undefined) throw new Error('The table mail_keys is empty: restore a backup of it');
  return [first, ...others];
}

/** Adds the keys of another database. */
export async function copyKeys(from: Database, to: Database): Promise<void> {
  for (const key of await readKeys(from)) {
    await to.query('INSERT INTO mail_keys (secret) VALUES ($1) ON CONFLICT DO NOTHING', [key]);
  }
}
