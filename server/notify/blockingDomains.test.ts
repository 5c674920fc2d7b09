import { describe, expect, it } from 'vitest';
import { createSignup } from '../signups/signupIntake';
import { createSignupStore } from '../signups/signupStore';
import { openSuppressionList } from '../signups/suppressionList';
import { createLocation, openTestDatabase } from '../testing/testDatabase';
import { findBlockingDomains } from './blockingDomains';

/** Creates a database with mails about events, each to a domain's addresses from 0 up to a number. */
async function createMailed(...mails: (readonly [event: string, domain: string, count: number])[]) {
  const database = openTestDatabase(await createLocation());
  const store = createSignupStore(database);
  const list = await openSuppressionList(database);
  for (const [eventId, domain, count] of mails) {
    for (let index = 0; index < count; index += 1) {
      const signup = createSignup({ name: 'A', email: `Fan${index}@${domain}` });
      await store.append('pay-per-view', signup);
      await database.query(
        `INSERT INTO notifications (event_id, topic, content, signup_id, state) VALUES ($1, 'link', '', $2, 'sent')`,
        [eventId, signup.id],
      );
    }
  }
  const hashOf = (email: string) => list.hashesOf(email)[0] ?? '';
  /** @param dead the numbers of the dead addresses of a domain */
  const find = (dead: Record<string, number[]>) => {
    const hashes = Object.entries(dead).flatMap(([domain, numbers]) =>
      numbers.map((index) => hashOf(`fan${index}@${domain}`)),
    );
    return findBlockingDomains(database, list, new Set(hashes));
  };
  return { find, hashOf };
}

describe('a domain blocks the sender', () => {
  it('when more than half of its addresses that were mailed about one event are dead', async () => {
    const { find, hashOf } = await createMailed(
      ['night-1', 'a.example', 20],
      ['night-2', 'a.example', 9],
      ['night-2', 'b.example', 3],
    );
    const dead = [0, 1, 2, 3, 4];
    const counts = { domain: 'a.example', mailed: 9, dead: 5 };
    expect(await find({ 'a.example': dead, 'b.example': [0] })).toEqual(
      new Map(dead.map((index) => [hashOf(`fan${index}@a.example`), counts])),
    );
  });

  it('not when it is half of them, or few', async () => {
    const { find } = await createMailed(['night', 'a.example', 10], ['night', 'b.example', 4]);
    const dead = { 'a.example': [0, 1, 2, 3, 4], 'b.example': [0, 1, 2, 3] };
    expect(await find(dead)).toEqual(new Map());
  });

  it('by its addresses, however often each is signed up', async () => {
    const { find } = await createMailed(
      ...[['night', 'a.example', 11] as const, ['night', 'a.example', 4] as const],
      ...[['night', 'b.example', 4] as const, ['night', 'b.example', 4] as const],
    );
    const found = await find({ 'a.example': [5, 6, 7, 8, 9, 10], 'b.example': [0, 1, 2, 3] });
    expect(new Set(found.values())).toEqual(
      new Set([{ domain: 'a.example', mailed: 11, dead: 6 }]),
    );
  });
});
