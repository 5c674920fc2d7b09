import { forEachRow } from '../storage/pages';
import { placeholders, type Database } from '../storage/database';
import { emailKey, mobileKey } from '../../src/domain/signup';
import { copyKeys, keyedHash, nameOfKey, readKeys } from './keyedHashes';
import type { Contact, StoredSignup } from './signup';

/** What was erased: the sign-ups of somebody from before a moment (docs/decisions/018). */
export interface Erasure {
  /** A keyed hash of an address or a number after the name of its key, or {@link everybody}. */
  who: string;
  /** ISO 8601, in UTC and with milliseconds. */
  before: string;
}

/** Whose sign-ups are erased: a person's, or everybody's from before a moment. */
export type Erased = Contact | { before: string };

const everybody = 'everybody';

/** The erasures that a database knows of. */
export interface ErasureList {
  /** Returns what is remembered of an erasure that is done now: nobody's address or number. */
  describe(whose: Erased): Erasure;
  /** Adds erasures. Of somebody's, the latest one counts. */
  add(erasures: Iterable<Erasure>): Promise<void>;
  /** Returns the erasures of one person, or all of them. */
  read(contact?: Contact): Promise<Erasure[]>;
  /** Returns what tells whether a sign-up is one of those that were erased. */
  matcherOf(erasures: Iterable<Erasure>): (signup: StoredSignup) => boolean;
  /** Returns the hashes that the database cannot find anybody by, since it lacks the key. */
  unreadable(hashes: Iterable<string>): string[];
}

/** Opens the list of a database. */
export async function openErasureList(database: Database): Promise<ErasureList> {
  const keys = await readKeys(database);
  const hashesOf = (contact: Contact) => keys.map((key) => hashOf(contact, key));

  return {
    describe: (whose) =>
      'before' in whose
        ? { who: everybody, before: whose.before }
        : { who: hashOf(whose, keys[0]), before: new Date().toISOString() },
    add: (erasures) => forEachRow(database, erasures, (erasure) => insert(database, erasure)),
    read: async (contact) => {
      const hashes = contact === undefined ? [] : hashesOf(contact);
      const where = contact === undefined ? '' : `WHERE who IN (${placeholders(1, hashes.length)})`;
      const { rows } = await database.query(
        `SELECT who, signed_up_before AS "before" FROM erasures ${where} ORDER BY who`,
        hashes,
      );
      return rows as unknown as Erasure[];
    },
    matcherOf: (erasures) => {
      const latest = latestOf(erasures);
      return ({ email, mobile, createdAt }) =>
        [
          everybody,
          ...(email === undefined ? [] : hashesOf({ email })),
          ...(mobile === undefined ? [] : hashesOf({ mobile })),
        ].some((who) => createdAt < (latest.get(who) ?? ''));
    },
    unreadable: (hashes) => {
      const known = new Set([everybody, ...keys.map(nameOfKey)]);
      return [...new Set(hashes)].filter((who) => !known.has(who.split('.')[0] ?? ''));
    },
  };
}

function hashOf(contact: Contact, key: string): string {
  const text =
    'email' in contact ? `email ${emailKey(contact.email)}` : `mobile ${mobileKey(contact.mobile)}`;
  return `${nameOfKey(key)}.${keyedHash(key, 'erasure', text)}`;
}

/** Returns the moment of each person's latest erasure. */
function latestOf(erasures: Iterable<Erasure>): Map<string, string> {
  const latest = new Map<string, string>();
  for (const { who, before } of erasures) {
    if (before > (latest.get(who) ?? '')) latest.set(who, before);
  }
  return latest;
}

/** Returns each person's latest erasure. */
export function latestErasures(erasures: Iterable<Erasure>): Erasure[] {
  return [...latestOf(erasures)].map(([who, before]) => ({ who, before }));
}

async function insert(database: Database, { who, before }: Erasure): Promise<void> {
  await database.query(
    `INSERT INTO erasures (who, signed_up_before) VALUES ($1, $2)
     ON CONFLICT (who) DO UPDATE SET signed_up_before = excluded.signed_up_before
     WHERE erasures.signed_up_before < excluded.signed_up_before`,
    [who, before],
  );
}

/** Copies the erasures of another database, with the keys of their hashes. */
export async function copyErasures(from: Database, to: Database): Promise<void> {
  await copyKeys(from, to);
  const erasures = await (await openErasureList(from)).read();
  await (await openErasureList(to)).add(erasures);
}
