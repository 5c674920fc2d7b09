import { timingSafeEqual } from 'node:crypto';
import { batchesOf } from '../storage/rowBatches';
import { placeholders, type Database } from '../storage/database';
import { emailKey } from '../../src/domain/signup';
import { copyKeys, keyedHash, nameOfKey, readKeys } from './keyedHashes';
import type { Remembered, SuppressionReason } from './remembered';

/** Since when an address gets no mail, or mail again. A sign-up after that counts again. */
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
  /** Suppresses the address of a token, and returns whether it is one. */
  unsubscribe(token: string): Promise<boolean>;
  /** Returns the part of a mail's `Message-ID` before the `@`, by which a report shows that it is about a mail of ours. */
  mailIdOf(mail: string, email: string): string;
  /** Returns the hash of the address that a mail of ours was sent to, by its `Message-ID`; nothing for other mail. */
  recipientOf(messageId: string): string | undefined;
  /** Returns whether a suppression of the address of a hash would change nothing. */
  has(who: string, suppression: Suppression): Promise<boolean>;
  /** Suppresses the address of a hash from a moment on, unless it is suppressed then. */
  addHash(who: string, suppression: Suppression): Promise<void>;
  /** Suppresses an address likewise, or lifts what is from before a moment. */
  add(email: string, suppression: Suppression): Promise<void>;
  /** Suppresses whom a file remembers, where a restored database does not, and returns their number. */
  restore(entries: Iterable<Remembered>): Promise<number>;
  /** Returns the latest suppression of each of these addresses, also a lifted one, by their keys. */
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

/** The hash in one of {@link SuppressionList.hashesOf}. */
const hashOf = (who: string) => who.split('.')[1] ?? '';

const mailIdPattern = /^<?([\w-]+\.([\w-]+))\.([\w-]+)@/;

const mailSignature = (key: string, mail: string) => keyedHash(key, 'mail', mail);

/** Returns whether a sign-up gets no mail: its address was suppressed after it, and that was not lifted. */
export function isSuppressed(
  suppression: Suppression | undefined,
  { createdAt }: { createdAt: string },
): boolean {
  if (suppression === undefined || suppression.reason === 'lifted') return false;
  return createdAt <= suppression.since;
}

/** Opens the list of a database; `onSuppressed` stores what must outlive a restore before it is in the list. */
export async function openSuppressionList(
  database: Database,
  onSuppressed?: (entry: Remembered) => Promise<void>,
): Promise<SuppressionList> {
  const keys = await readKeys(database);
  const [signing] = keys;
  const rememberedHash = (key: string, hash: string) => `${nameOfKey(key)}.${hash}`;
  const keyOf = (token: string) => keys.find((key) => isSame(token, tokenOf(key, hashIn(token))));
  const hashesOf = (email: string) =>
    keys.map((key) => rememberedHash(key, addressHash(key, email)));
  const has = (who: string, suppression: Suppression) =>
    isRecorded(database, { hash: hashOf(who), ...suppression });
  const addHash = async (who: string, suppression: Suppression) => {
    if (await has(who, suppression)) return;
    await onSuppressed?.({ at: suppression.since, what: suppression.reason, who });
    await insert(database, { hash: hashOf(who), ...suppression });
  };
  const ownHash = (email: string) => rememberedHash(signing, addressHash(signing, email));

  return {
    hashesOf,
    tokenOf: (email) => unsubscribeTokenOf(signing, email),
    recognizes: (token) => keyOf(token) !== undefined,
    unsubscribe: async (token) => {
      const key = keyOf(token);
      if (key === undefined) return false;
      const since = new Date().toISOString();
      await addHash(rememberedHash(key, hashIn(token)), { since, reason: 'unsubscribed' });
      return true;
    },
    mailIdOf: (mail, email) => {
      const id = `${mail}.${addressHash(signing, email)}`;
      return `${id}.${mailSignature(signing, id)}`;
    },
    recipientOf: (messageId) => {
      const [, id = '', hash = '', signature = ''] = mailIdPattern.exec(messageId) ?? [];
      const signedBy = keys.find((key) => isSame(signature, mailSignature(key, id)));
      return signedBy && rememberedHash(signedBy, hash);
    },
    has,
    addHash,
    add: (email, suppression) => addHash(ownHash(email), suppression),
    restore: async (entries) => {
      let restored = 0;
      for (const { at: since, what: reason, who } of entries) {
        if (reason === 'erased' || reason === 'mailed') continue;
        restored += await insert(database, { hash: hashOf(who), since, reason });
      }
      return restored;
    },
    find: async (emails) => {
      const found = new Map<string, Suppression>();
      // All hashes of an address are in one page, in which its latest suppression is the last.
      for await (const page of batchesOf(emails)) {
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

/** Returns whether an address is suppressed by a moment: a sign-up since may be that of any, which no hash says. */
async function isRecorded(database: Database, row: SuppressionRow): Promise<boolean> {
  const { hash, since, reason } = row;
  const { rows } = await database.query(
    `SELECT hash FROM suppressions WHERE hash = $1 AND (
       since >= $2 OR reason ${reason === 'lifted' ? '=' : '<>'} 'lifted' AND NOT EXISTS (
         SELECT id FROM pay_per_view_signups WHERE created_at > since AND created_at <= $2))`,
    [hash, since],
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
