import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLocation, openTestDatabase, refuseManyValues } from '../testing/testDatabase';
import type { Database } from '../storage/database';
import { addSendRecords, openSendLog, readSendRecords, type SendState } from './sendLog';
import { createSignup } from '../signups/signupIntake';
import { createSignupStore } from '../signups/signupStore';
import { collect, linkOf, readSendStates } from '../testing/signups';

/** Opens a log that the test may close before its end. */
async function openLog(database: Database, about = linkOf('night-1')) {
  const log = await openSendLog(database, about);
  let isOpen = true;
  const close = async () => {
    if (isOpen) await log.close();
    isOpen = false;
  };
  onTestFinished(close);
  return {
    ...log,
    close,
    intend: (ids: string[], previousState?: SendState) => log.intend(ids, previousState),
    read: () => readSendStates(database, about.eventId, about.topic),
  };
}

function fakeTime() {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
}

const ana = createSignup({ name: 'Ana', email: 'ana@example.com' });
const anaAgain = createSignup({ name: 'Ana', email: 'Ana@Example.com', mobile: '0770' });
const bo = createSignup({ name: 'Bo', email: 'bo@example.com' });

/** Stores two sign-ups of Ana and one of Bo. */
async function fill(database: Database) {
  const store = createSignupStore(database);
  for (const signup of [ana, anaAgain, bo]) await store.append('pay-per-view', signup);
  return store;
}

describe('the send log', () => {
  it('returns the last recorded state for each event, also after it is reopened', async () => {
    const database = openTestDatabase(await createLocation());
    await fill(database);
    const log = await openLog(database);
    expect(await log.read()).toEqual(new Map());
    expect(await log.intend([ana.id, anaAgain.id])).toBe(true);
    await log.settle([ana.id, anaAgain.id], 'sent');
    expect(await log.intend([bo.id])).toBe(true);
    await log.close();

    const states = [
      [ana.id, 'sent'],
      [anaAgain.id, 'sent'],
      [bo.id, 'intended'],
    ] as const;
    const later = await openLog(database);
    expect(await later.read()).toEqual(new Map(states));
    await later.takeBack([bo.id], undefined);
    expect(await later.read()).toEqual(new Map(states.slice(0, 2)));
    expect(await later.intend([bo.id])).toBe(true);
    await later.settle([bo.id], 'refused');
    expect((await later.read()).get(bo.id)).toBe('refused');
    expect(await later.intend([bo.id], 'refused')).toBe(true);
    await later.settle([bo.id], 'sent');
    await later.takeBack([bo.id], undefined);
    expect((await later.read()).get(bo.id)).toBe('sent');
    await later.close();

    const other = await openLog(database, linkOf('night-2'));
    expect(await other.read()).toEqual(new Map());
    await other.close();
    const change = await openLog(database, { ...linkOf('night-1'), topic: 'cancelled:' });
    expect(await change.read()).toEqual(new Map());
    expect(await change.intend([ana.id])).toBe(true);
    expect((await later.read()).get(ana.id)).toBe('sent');
  });

  it('can be opened by one process at a time for an event', async () => {
    const location = await createLocation();
    const database = openTestDatabase(location);
    const other = openTestDatabase(location);
    const log = await openLog(database);
    await expect(openLog(other)).rejects.toThrow('by another process; let it end first');
    await openLog(other, linkOf('night-2'));
    await log.close();
    await openLog(other);
  });

  it('is free again some seconds after its process was killed', async () => {
    const location = await createLocation();
    const killed = openTestDatabase(location);
    fakeTime();
    const log = await openLog(killed);
    const other = openTestDatabase(location);
    vi.setSystemTime(Date.now() + 4_000);
    await expect(openLog(other)).rejects.toThrow('wait 5 s if it was killed');
    vi.setSystemTime(Date.now() + 2_000);
    await openLog(other);
    // Should the first one have been asleep only, it sends nothing more.
    await expect(log.intend([ana.id])).rejects.toThrow('has lapsed');
  });

  it('stays lapsed when its process reaches the database again, and another has sent since', async () => {
    const location = await createLocation();
    const database = openTestDatabase(location);
    await fill(database);
    fakeTime();
    let isCutOff = false;
    const query = vi.fn<Database['query']>((statement, values) =>
      isCutOff ? Promise.reject(new Error('cut off')) : database.query(statement, values),
    );
    const log = await openLog({ ...database, query });
    expect(await log.intend([ana.id])).toBe(true);
    isCutOff = true;
    vi.advanceTimersByTime(6000);
    const other = await openLog(openTestDatabase(location));
    expect(await other.intend([ana.id], 'intended')).toBe(true);
    await other.close();

    isCutOff = false;
    vi.advanceTimersByTime(1000);
    await Promise.allSettled(query.mock.results.map(({ value }) => value as Promise<unknown>));
    expect(log.checkClaim).toThrow('has lapsed');
    await expect(log.takeBack([ana.id], undefined)).rejects.toThrow('has lapsed');
    expect(await log.read()).toEqual(new Map([[ana.id, 'intended']]));
  });

  it('stays its process’s while that renews it', async () => {
    const location = await createLocation();
    const database = openTestDatabase(location);
    await fill(database);
    fakeTime();
    const log = await openLog(database);
    for (let second = 0; second < 12; second += 2) {
      vi.advanceTimersByTime(2000);
      // Statements run in turn in SQLite; PostgreSQL may renew a moment later.
      await vi.waitFor(async () => {
        const { rows } = await database.query('SELECT expires_at AS "at" FROM senders', []);
        expect(Date.parse(String(rows[0]?.at))).toBeGreaterThan(Date.now() + 3000);
      });
    }
    expect(await log.intend([ana.id])).toBe(true);
    await expect(openLog(openTestDatabase(location))).rejects.toThrow('let it end first');
  });

  it('has no records of an erased sign-up, and takes none', async () => {
    const database = openTestDatabase(await createLocation());
    const store = await fill(database);
    const log = await openLog(database);
    for (const { id } of [ana, anaAgain]) await log.intend([id]);
    expect(await store.erase({ email: 'ana@example.com' })).toBe(2);
    expect([...(await log.read()).keys()]).toEqual([]);
    expect(await log.intend([ana.id])).toBe(false);
    expect(await log.intend([bo.id])).toBe(true);
    expect(await log.intend([bo.id])).toBe(false);
  });

  it('mails an address of which one of two sign-ups was erased', async () => {
    const database = openTestDatabase(await createLocation());
    const store = await fill(database);
    const log = await openLog(database);
    await store.erase({ mobile: '0770' });
    expect(await log.intend([ana.id, anaAgain.id])).toBe(true);
  });

  it('records the mail of an address with more sign-ups than a statement takes values', async () => {
    const database = openTestDatabase(await createLocation());
    await fill(database);
    const log = await openLog(refuseManyValues(database));
    // Those between the two of Ana have been erased.
    const erased = Array.from({ length: 2000 }, () => crypto.randomUUID());
    const ids = [ana.id, ...erased, anaAgain.id];
    expect(await log.intend(ids)).toBe(true);
    await log.settle(ids, 'refused');
    const both = (state: SendState) => new Map([ana, anaAgain].map(({ id }) => [id, state]));
    expect(await log.read()).toEqual(both('refused'));
    expect(await log.intend(ids, 'refused')).toBe(true);
    expect(await log.read()).toEqual(both('intended'));
    await log.takeBack(ids, undefined);
    expect(await log.read()).toEqual(new Map());
    expect(await log.intend([...erased, anaAgain.id])).toBe(true);
    expect(await log.intend([...erased, anaAgain.id])).toBe(false);
    expect(await log.intend(erased)).toBe(false);
  });

  it('sends nothing to an address with many sign-ups when the claim lapses before all are recorded', async () => {
    const database = openTestDatabase(await createLocation());
    await fill(database);
    fakeTime();
    const log = await openLog({
      ...database,
      query: async (statement, values) => {
        const result = await database.query(statement, values);
        if (statement.startsWith('INSERT INTO notifications')) vi.setSystemTime(Date.now() + 6000);
        return result;
      },
    });
    const erased = Array.from({ length: 1000 }, () => crypto.randomUUID());
    await expect(log.intend([ana.id, ...erased, anaAgain.id])).rejects.toThrow('has lapsed');
    // The other process sees that the mail is unconfirmed.
    expect((await log.read()).get(ana.id)).toBe('intended');
  });

  it('copies the records of another database, except those of unknown sign-ups', async () => {
    const from = openTestDatabase(await createLocation());
    await fill(from);
    const log = await openLog(from);
    await log.intend([ana.id, bo.id]);
    await log.settle([ana.id], 'sent');

    const to = openTestDatabase(await createLocation());
    await createSignupStore(to).append('pay-per-view', ana);
    const records = await collect(readSendRecords(from));
    expect(records).toHaveLength(2);
    await addSendRecords(to, records);
    await addSendRecords(to, records);
    expect(await readSendStates(to, 'night-1')).toEqual(new Map([[ana.id, 'sent']]));
  });
});
