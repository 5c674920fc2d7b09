import { appendFile, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createDatabasePlace, createFolderPlace } from '../testing/places';
import { loseResponse } from '../testing/postgres';
import { readSendRecords } from './journalSendLog';
import { openSendLog, openSignupStore, readSendStates, type SignupPlace } from './openSignupStore';
import { addSendRecords } from './postgresSendLog';
import type { SendState } from './sendLog';
import { createSignup } from './signupStore';

/** Opens a log that the test may close before its end. */
async function openLog(place: SignupPlace, eventId = 'night-1') {
  const log = await openSendLog(place, eventId);
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
    read: () => readSendStates(place, eventId),
  };
}

const ana = createSignup({ name: 'Ana', email: 'ana@example.com' });
const anaAgain = createSignup({ name: 'Ana', email: 'Ana@Example.com', mobile: '0770' });
const bo = createSignup({ name: 'Bo', email: 'bo@example.com' });

/** Creates a store with two sign-ups of Ana and one of Bo. */
async function fill(place: SignupPlace): Promise<SignupPlace> {
  const store = await openSignupStore(place);
  for (const signup of [ana, anaAgain, bo]) await store.append('pay-per-view', signup);
  await store.close();
  return place;
}

describe.each([
  { name: 'a file', createPlace: createFolderPlace },
  { name: 'PostgreSQL', createPlace: createDatabasePlace },
])('the send log in $name', { timeout: 20_000 }, ({ createPlace }) => {
  it('returns the last recorded state for each event, also after it is reopened', async () => {
    const place = await fill(await createPlace());
    const log = await openLog(place);
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
    const later = await openLog(place);
    expect(await later.read()).toEqual(new Map(states));
    await later.settle([bo.id], undefined);
    expect(await later.read()).toEqual(new Map(states.slice(0, 2)));
    expect(await later.intend([bo.id])).toBe(true);
    await later.settle([bo.id], 'refused');
    expect((await later.read()).get(bo.id)).toBe('refused');
    expect(await later.intend([bo.id], 'refused')).toBe(true);
    await later.settle([bo.id], 'sent');
    expect((await later.read()).get(bo.id)).toBe('sent');
    await later.close();

    const other = await openLog(place, 'night-2');
    expect(await other.read()).toEqual(new Map());
  });

  it('can be opened by one process at a time, also while the server runs', async () => {
    const place = await createPlace();
    const server = await openSignupStore(place);
    onTestFinished(() => server.close());
    const log = await openLog(place);
    await expect(openLog(place)).rejects.toThrow('by another process; let it end first');
    await log.close();
    await openLog(place);
  });

  it('has no records of an erased sign-up', async () => {
    const place = await fill(await createPlace());
    const log = await openLog(place);
    for (const { id } of [ana, anaAgain, bo]) await log.intend([id]);
    await log.close();

    const store = await openSignupStore(place);
    onTestFinished(() => store.close());
    expect(await store.erase({ email: 'ana@example.com' })).toBe(2);
    const later = await openLog(place);
    expect([...(await later.read()).keys()]).toEqual([bo.id]);
  });
});

describe('the send log in a file', () => {
  it('contains no name, address or number, and is readable only by its owner', async () => {
    const place = await createFolderPlace();
    const log = await openLog(place);
    await log.intend([ana.id]);
    await log.settle([ana.id], 'sent');
    for (const name of await readdir(place.dataDir)) {
      expect((await stat(join(place.dataDir, name))).mode & 0o777).toBe(0o600);
    }
    expect(await readFile(join(place.dataDir, 'notifications.jsonl'), 'utf8')).toBe(
      ['intended', 'sent']
        .map((state) => `{"eventId":"night-1","signupId":"${ana.id}","state":"${state}"}\n`)
        .join(''),
    );
  });

  it('ignores an incomplete last line after a crash', async () => {
    const place = await createFolderPlace();
    const log = await openLog(place);
    await log.intend([ana.id]);
    await log.close();
    await appendFile(join(place.dataDir, 'notifications.jsonl'), '{"eventId":"night-1","signupI');
    const later = await openLog(place);
    expect(await later.read()).toEqual(new Map([[ana.id, 'intended']]));
    await later.settle([ana.id], 'sent');
    expect(await later.read()).toEqual(new Map([[ana.id, 'sent']]));
  });

  it('rejects an erasure while mail is being sent, before anything is erased', async () => {
    const place = await fill(await createFolderPlace());
    const log = await openLog(place);
    const store = await openSignupStore(place);
    onTestFinished(() => store.close());
    const contact = { email: 'bo@example.com' };
    await expect(store.erase(contact)).rejects.toThrow('let it end first');
    await log.close();
    expect(await store.erase(contact)).toBe(1);
  });
});

describe('the send log in PostgreSQL', { timeout: 20_000 }, () => {
  it('rejects an intention for an erased sign-up, and for one that has a state', async () => {
    const place = await fill(await createDatabasePlace());
    const log = await openLog(place);
    expect(await log.intend([ana.id])).toBe(true);
    expect(await log.intend([ana.id])).toBe(false);

    const store = await openSignupStore(place);
    onTestFinished(() => store.close());
    await store.erase({ email: 'bo@example.com' });
    expect(await log.intend([bo.id])).toBe(false);
    // Of two sign-ups one is left, and so is the address.
    await log.settle([ana.id], undefined);
    await store.erase({ mobile: '0770' });
    expect(await log.intend([ana.id, anaAgain.id])).toBe(true);
  });

  it('treats an intention whose result was lost as unconfirmed', async () => {
    const place = await fill(await createDatabasePlace());
    const { url, isLost } = await loseResponse(
      place.databaseUrl ?? '',
      'INSERT INTO notifications',
    );
    const log = await openLog({ ...place, databaseUrl: url });
    expect(await log.intend([ana.id])).toBe(false);
    expect(isLost()).toBe(true);
    expect(await log.read()).toEqual(new Map([[ana.id, 'intended']]));
  });

  it('stops when its lock on other processes is lost', async () => {
    const place = await fill(await createDatabasePlace());
    const log = await openLog(place);
    const client = new Client({ connectionString: place.databaseUrl });
    await client.connect();
    onTestFinished(() => client.end());
    await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND state = 'idle in transaction'`,
    );
    await vi.waitFor(async () => {
      await log.settle([ana.id], undefined);
      await expect(log.intend([ana.id])).rejects.toThrow('PostgreSQL: the connection was lost');
    }, 10_000);
    await openLog(place);
  });

  it('imports the records of a file, except those of erased sign-ups', async () => {
    const from = await fill(await createFolderPlace());
    const journal = await openLog(from);
    await journal.intend([ana.id, bo.id]);
    await journal.settle([ana.id], 'sent');
    await journal.settle([bo.id], undefined);
    await journal.intend(['60000000-0000-4000-8000-000000000000']);
    await journal.close();

    const place = await fill(await createDatabasePlace());
    const records = await readSendRecords(from.dataDir);
    expect(await addSendRecords(place.databaseUrl ?? '', records, place.log)).toBe(1);
    expect(await addSendRecords(place.databaseUrl ?? '', records, place.log)).toBe(0);
    const log = await openLog(place);
    expect(await log.read()).toEqual(new Map([[ana.id, 'sent']]));
  });
});
