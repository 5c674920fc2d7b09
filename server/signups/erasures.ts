import { forEachRow } from '../storage/rowBatches';
import { placeholders, type Database } from '../storage/database';
import { emailKey, mobileKey } from '../../src/domain/signup';
import { copyKeys, keyedHash, nameOfKey, readKeys } from './keyedHashes';
import type { Remembered } from './remembered';
import type { Contact, StoredSignup } from './signup';

/** Whose sign-ups are erased: a person's, or everybody's from before a moment. */
export type Erased = Contact | { before: string };

const everybody = 'everybody';

/** The erasures that a database knows of: of whom sign-ups from before which moment (docs/decisions/018). */
export interface ErasureList {
  /** Returns what is remembered of an erasure that is done now: nobody's address or number. */
  describe(whose: Erased): Remembered;
  /** Adds the erasures that a file remembers. Of somebody's, the latest one counts. */
  restore(entries: Iterable<Remembered>): Promise<void>;
  /** Returns the erasures of one person, or all of them: one of each. */
  read(contact?: Contact): Promise<Remembered[]>;
  /** Returns what tells whether a sign-up is one of those that were erased. */
  matcherOf(erasures: readonly Remembered[]): (signup: StoredSignup) => boolean;
  /** Returns the hashes that the database cannot find anybody by, since it lacks the key. */
  unreadable(hashes: Iterable<string>): string[];
}

/** Opens the list of a database. */
export async function openErasureList(database: Database): Promise<ErasureList> {
  const keys = await readKeys(database);
  const hashesOf = (contact: Contact) => keys.map((key) => hashOf(contact, key));

  return {
    describe: (whose) => ({
      what: 'erased',
      ...('before' in whose
        ? { who: everybody, at: whose.before }
        : { who: hashOf(whose, keys[0]), at: new Date().toISOString() }),
    }),
    restore: async (entries) => {
      const erasures = [...entries].filter(({ what }) => what === 'erased');
      await forEachRow(database, erasures, (erasure) => insert(database, erasure));
    },
    read: async (contact) => {
      const hashes = contact === undefined ? [] : hashesOf(contact);
      const where = contact === undefined ? '' : `WHERE who IN (${placeholders(1, hashes.length)})`;
      const { rows } = await database.query(
        `SELECT 'erased' AS what, who, signed_up_before AS at FROM erasures ${where} ORDER BY who`,
        hashes,
      );
      return rows as unknown as Remembered[];
    },
    matcherOf: (erasures) => {
      const moments = new Map(erasures.map(({ who, at }) => [who, at]));
      return ({ email, mobile, createdAt }) =>
        [
          everybody,
          ...(email === undefined ? [] : hashesOf({ email })),
          ...(mobile === undefined ? [] : hashesOf({ mobile })),
        ].some((who) => createdAt < (moments.get(who) ?? ''));
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

async function insert(database: Database, { who, at }: Remembered): Promise<void> {
  await database.query(
    `INSERT INTO erasures (who, signed_up_before) VALUES ($1, $2)
     ON CONFLICT (who) DO UPDATE SET signed_up_before = excluded.signed_up_before
     WHERE erasures.signed_up_before < excluded.signed_up_before`,
    [who, at],
  );
}

/** Copies the erasures of another database, with the keys of their hashes. */
export async function copyErasures(from: Database, to: Database): Promise<void> {
  await copyKeys(from, to);
  const erasures = await (await openErasureList(from)).read();
  await (await openErasureList(to)).restore(erasures);
}
