import { timingSafeEqual } from 'node:crypto';
import { pagesOf } from '../storage/pages';
import { placeholders, type Database } from '../storage/database';
import { emailKey } from '../../src/domain/signup';
import { copyKeys, keyedHash, nameOfKey, readKeys } from './keyedHashes';
import type { Remembered } from './remembered';

/** Why an address gets no mail. */
export type SuppressionReason = 'unsubscribed' | 'bounced';

/** Since when an address gets no mail. A sign-up after that counts again. */
export interface Suppression {
  /** ISO 8601, in UTC and with milliseconds. */
  since: string;
  reason: SuppressionReason;
}

/** The addresses that get no mail, as keyed hashes (docs/decisions/016). */
export interface SuppressionList {
  /** Returns the hashes by which an address is {@link Remembered}; the first one is for new lines. */
  hashesOf(email: string): string[];
  /** Returns what an unsubscribe link names an address by, which nobody else can make or read. */
  tokenOf(email: string): string;
  /** Returns whether a token is that of an address. */
  recognizes(token: string): boolean;
  /** Suppresses the address of a token, unless nobody has signed up since it was, and returns whether it is one. */
  unsubscribe(token: string): Promise<boolean>;
  /** Suppresses an address from a moment on. No later moment than the recorded one changes anything. */
  add(email: string, suppression: Suppression): Promise<void>;
  /** Suppresses whom a file remembers, where a restored database does not, and returns their number. */
  restore(entries: Iterable<Remembered>): Promise<number>;
  /** Returns which of these addresses are suppressed, by their keys. */
  find(emails: readonly string[]): Promise<Map<string, Suppression>>;
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

function addressHash(key: string, email: string): string {
  return keyedHash(key, 'address', emailKey(email));
}

/** Where the unsubscribe page is, before the token. */
export const unsubscribePath = '/unsubscribe/';

/** Returns the token of an address in the links that are signed with a key. */
export function unsubscribeTokenOf(key: string, email: string): string {
  return tokenOf(key, addressHash(key, email));
}

const tokenOf = (key: string, hash: string) => `${hash}.${keyedHash(key, 'link', hash)}`;

const hashIn = (token: string) => token.split('.')[0] ?? '';

/**
 * Opens the list of a database.
 *
 * @param onSuppressed stores what must outlive a restore of the database, before it is in the list
 */
export async function openSuppressionList(
  database: Database,
  onSuppressed?: (entry: Remembered) => Promise<void>,
): Promise<SuppressionList> {
  const keys = await readKeys(database);
  const [signing] = keys;
  const rememberedHash = (key: string, hash: string) => `${nameOfKey(key)}.${hash}`;
  const keyOf = (token: string) => keys.find((key) => isSame(token, tokenOf(key, hashIn(token))));
  const suppress = async (key: string, row: SuppressionRow) => {
    const who = rememberedHash(key, row.hash);
    await onSuppressed?.({ at: row.since, what: row.reason, who });
    await insert(database, row);
  };

  return {
    hashesOf: (email) => keys.map((key) => rememberedHash(key, addressHash(key, email))),
    tokenOf: (email) => unsubscribeTokenOf(signing, email),
    recognizes: (token) => keyOf(token) !== undefined,
    unsubscribe: async (token) => {
      const key = keyOf(token);
      if (key === undefined) return false;
      const hash = hashIn(token);
      const since = await suppressedSince(database, hash);
      // Whose address was signed up since, a hash does not say.
      if (since === undefined || (await hasSignupAfter(database, since))) {
        await suppress(key, { hash, since: new Date().toISOString(), reason: 'unsubscribed' });
      }
      return true;
    },
    add: async (email, suppression) => {
      const hash = addressHash(signing, email);
      const since = await suppressedSince(database, hash);
      if (suppression.since > (since ?? '')) await suppress(signing, { hash, ...suppression });
    },
    restore: async (entries) => {
      let restored = 0;
      for (const { at: since, what: reason, who } of entries) {
        if (reason !== 'unsubscribed' && reason !== 'bounced') continue;
        restored += await insert(database, { hash: who.split('.')[1] ?? '', since, reason });
      }
      return restored;
    },
    find: async (emails) => {
      const found = new Map<string, Suppression>();
      // All hashes of an address are in one page, in which its latest suppression is the last.
      for await (const page of pagesOf(emails)) {
        const byHash = new Map(
          page.flatMap((email) =>
            keys.map((key) => [addressHash(key, email), emailKey(email)] as const),
          ),
        );
        const { rows } = await database.query(
          `SELECT hash, since, reason FROM suppressions
           WHERE hash IN (${placeholders(1, byHash.size)}) ORDER BY since`,
          [...byHash.keys()],
        );
        for (const { hash, since, reason } of rows as unknown as SuppressionRow[]) {
          found.set(byHash.get(hash) ?? '', { since, reason });
        }
      }
      return found;
    },
  };
}

interface SuppressionRow extends Suppression {
  hash: string;
}

async function suppressedSince(database: Database, hash: string): Promise<string | undefined> {
  const { rows } = await database.query('SELECT since FROM suppressions WHERE hash = $1', [hash]);
  return rows[0] && String(rows[0].since);
}

async function hasSignupAfter(database: Database, moment: string): Promise<boolean> {
  const { rows } = await database.query(
    'SELECT id FROM pay_per_view_signups WHERE created_at > $1 LIMIT 1',
    [moment],
  );
  return rows.length > 0;
}

/** @returns 1 if it is new or later than what is recorded */
async function insert(database: Database, { hash, since, reason }: SuppressionRow) {
  const { count } = await database.query(
    `INSERT INTO suppressions (hash, since, reason) VALUES ($1, $2, $3)
     ON CONFLICT (hash) DO UPDATE SET since = excluded.since, reason = excluded.reason
     WHERE suppressions.since < excluded.since`,
    [hash, since, reason],
  );
  return count;
}

/** Copies the list of another database, with the keys that its hashes and the links in sent mail were made with. */
export async function copySuppressions(from: Database, to: Database): Promise<void> {
  await copyKeys(from, to);
  const { rows } = await from.query('SELECT hash, since, reason FROM suppressions', []);
  for (const row of rows as unknown as SuppressionRow[]) await insert(to, row);
}
