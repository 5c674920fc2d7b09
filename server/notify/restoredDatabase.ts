import { openErasureList } from '../signups/erasures';
import { readRemembered, type Remembered } from '../signups/remembered';
import { signupKinds, type SignupKind } from '../signups/signup';
import { createSignupStore } from '../signups/signupStore';
import { openSuppressionList } from '../signups/suppressionList';
import type { Database } from '../storage/database';
import { readAudienceSignups } from './audience';
import type { MailedTopic } from './sendLog';

/**
 * Records again what a database has forgotten in a restore about the audience of an event, so that nobody who left is
 * mailed, and nobody twice.
 *
 * @param file of what is remembered
 * @param report called with sentences about it
 * @throws {Error} when somebody is back who was erased
 */
export async function checkRestored(
  database: Database,
  eventId: string,
  file: string,
  report: (sentence: string) => void,
): Promise<void> {
  const entries = (await readRemembered(file, report)).filter(
    (entry) => entry.eventId === undefined || entry.eventId === eventId,
  );
  await restoreRecords(database, entries, report);
  const { returned } = await findReturned(database, entries);
  if (returned['pay-per-view'].length === 0) return;
  throw new Error(
    `${returned['pay-per-view'].length} who were erased are back: first run league signups restore-check --erase`,
  );
}

/** Brings the tables up to what files remember, where a restored database or a killed run does not know it. */
export async function restoreRecords(
  database: Database,
  entries: readonly Remembered[],
  report: (sentence: string) => void,
): Promise<void> {
  const suppressed = await (await openSuppressionList(database)).restore(entries);
  const mailed = await restoreMails(database, entries);
  await (await openErasureList(database)).restore(entries);
  if (suppressed + mailed > 0) {
    report(`Recorded again: ${suppressed} who get no mail, ${mailed} who were mailed`);
  }
}

/**
 * Records who was mailed about what, the oldest first, and returns the number of sign-ups. A mail that said something
 * else and was refused or is unconfirmed stays so: it may be a later one.
 */
async function restoreMails(database: Database, entries: Iterable<Remembered>): Promise<number> {
  const list = await openSuppressionList(database);
  const topics = new Map<string, { about: MailedTopic; latest: Map<string, MailedEntry> }>();
  for (const entry of entries) {
    if (!isMailed(entry)) continue;
    const key = `${entry.eventId} ${entry.topic}`;
    const known = topics.get(key) ?? { about: entry, latest: new Map<string, MailedEntry>() };
    known.latest.set(entry.who, entry);
    topics.set(key, known);
  }
  let restored = 0;
  for (const { about, latest } of topics.values()) {
    for await (const signup of readAudienceSignups(database, about)) {
      const { id, email, createdAt, state, content } = signup;
      const hashes = email === undefined ? [] : list.hashesOf(email);
      const mail = hashes.map((hash) => latest.get(hash)).find((found) => found !== undefined);
      // Who signed up again after an erasure is mailed again.
      if (mail === undefined || createdAt > mail.at) continue;
      const isSame = content === mail.content;
      if (state === 'sent' ? isSame : state !== undefined && !isSame) continue;
      const { count } = await database.query(
        `INSERT INTO notifications (event_id, topic, signup_id, state, content)
         SELECT $1, $2, id, 'sent', $3 FROM pay_per_view_signups WHERE id = $4
         ON CONFLICT (event_id, topic, signup_id)
         DO UPDATE SET state = excluded.state, content = excluded.content`,
        [about.eventId, about.topic, mail.content, id],
      );
      restored += count;
    }
  }
  return restored;
}

type MailedEntry = Remembered & MailedTopic;

const isMailed = (entry: Remembered): entry is MailedEntry => entry.what === 'mailed';

/**
 * Returns the sign-ups that were erased and are back, and how many of the database and of files cannot be looked for.
 *
 * @param entries of the files that the database was brought up to by {@link restoreRecords}
 */
export async function findReturned(database: Database, entries: readonly Remembered[]) {
  const list = await openErasureList(database);
  const erasures = await list.read();
  const wasErased = list.matcherOf(erasures);
  const store = createSignupStore(database);
  const returned: Record<SignupKind, string[]> = { member: [], 'pay-per-view': [] };
  for (const kind of signupKinds) {
    for await (const signup of store.readAll(kind)) {
      if (wasErased(signup)) returned[kind].push(signup.id);
    }
  }
  const hashes = [...entries, ...erasures].map(({ who }) => who);
  return { returned, erasures, unreadable: list.unreadable(hashes).length };
}
