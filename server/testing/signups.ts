import { join } from 'node:path';
import { readSendRecords, type MailedTopic } from '../notify/sendLog';
import { createSignup } from '../signups/signupIntake';
import type { StoredSignup } from '../signups/signup';
import { createSignupStore } from '../signups/signupStore';
import type { Database } from '../storage/database';
import { openTestDatabase } from './testDatabase';

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

/** Returns what a mail with the link of an event is about. */
export function linkOf(eventId: string): MailedTopic {
  return { eventId, topic: 'link', content: 'https://watch.example/' };
}

/** Returns the recorded states of the mails about one topic of an event, by the ids of the sign-ups. */
export async function readSendStates(database: Database, event: string, topic = 'link') {
  const records = await collect(readSendRecords(database));
  const ofTopic = records.filter((each) => each.eventId === event && each.topic === topic);
  return new Map(ofTopic.map(({ signupId, state }) => [signupId, state]));
}

/** Returns the members that the server of a folder has stored in SQLite. */
export async function readMembers({ folder }: { folder: string }): Promise<StoredSignup[]> {
  const database = openTestDatabase({ dataDir: join(folder, 'data') });
  return collect(createSignupStore(database).readAll('member'));
}
