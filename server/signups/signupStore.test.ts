import Sqlite from 'libsql';
import { copyFile, readdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  createFolderLocation,
  createLocation,
  openTestDatabase,
  refuseManyValues,
} from '../testing/testDatabase';
import { collect, sampleMember } from '../testing/signups';
import { databaseFile, StoreUnavailableError } from '../storage/database';
import { batchSize } from '../storage/rowBatches';
import { createSignup } from './signupIntake';
import { createSignupStore } from './signupStore';
import { openSuppressionList } from './suppressionList';

/** A sign-up of a moment, for one of the events or none in particular. */
const fan = (createdAt: string, eventId?: string) => ({
  ...createSignup({ name: 'Bo', email: 'bo@example.com', ...(eventId && { eventId }) }),
  createdAt,
});

/** Members who signed up one millisecond after another. */
const membersInOrder = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    sampleMember({ createdAt: new Date(Date.UTC(2026, 0, 1) + index).toISOString() }),
  );

describe('sign-ups', () => {
  async function openStore(existing?: Awaited<ReturnType<typeof createLocation>>) {
    const location = existing ?? (await createLocation());
    const database = openTestDatabase(location);
    return { ...createSignupStore(database), database, location };
  }

  it('are returned from each list as they were appended, also after a restart', async () => {
    const store = await openStore();
    const member = sampleMember({ name: 'Zoë "Z" O’Brien\\ 🥊 $1 ?1' });
    const byEmail = createSignup({ name: 'Bo', email: 'bo@example.com' });
    const byMobile = createSignup({ name: 'Cy', mobile: '0770', eventId: 'night-1' });

    await store.append('member', member);
    await store.append('pay-per-view', byEmail);
    await store.append('pay-per-view', byMobile);
    expect(await collect(store.readAll('member'))).toEqual([member]);
    await store.database.close();

    const later = await openStore(store.location);
    expect(await collect(later.readAll('member'))).toEqual([member]);
    const payPerView = await collect(later.readAll('pay-per-view'));
    expect(new Set(payPerView)).toEqual(new Set([byEmail, byMobile]));
  });

  it('may arrive concurrently, and are returned from the oldest to the newest', async () => {
    const store = await openStore();
    const signups = membersInOrder(1500);
    // Not all at once: a sign-up waits for a connection no longer than a visitor does.
    for (let first = 0; first < signups.length; first += 300) {
      const group = signups.slice(first, first + 300);
      await Promise.all(group.map((signup) => store.append('member', signup)));
    }
    expect(await collect(store.readAll('member'))).toEqual(signups);
    expect(await collect(store.readAll('member', { since: signups[1400]?.createdAt }))).toEqual(
      signups.slice(1400),
    );
  });

  it('are stored once for each id, and counted when they are added', async () => {
    const store = await openStore();
    const signups = Array.from({ length: 1100 }, () => createSignup({ name: 'A', mobile: '1' }));
    const first = signups[0] ?? sampleMember();
    await store.append('pay-per-view', first);
    await store.append('pay-per-view', { ...first, name: 'Later' });
    expect(await store.addAll('pay-per-view', toAsync(signups.slice(0, 1050)))).toBe(1049);
    expect(await store.addAll('pay-per-view', toAsync(signups))).toBe(50);
    const stored = await collect(store.readAll('pay-per-view'));
    expect(stored.map(({ id }) => id).sort()).toEqual(signups.map(({ id }) => id).sort());
  });

  it('of an address are erased in any letter case from both lists, permanently', async () => {
    const store = await openStore();
    const keptMember = sampleMember({ email: 'ana.cruz@example.com' });
    const keptFan = createSignup({ name: 'No address', mobile: '1' });
    await store.append('member', sampleMember({ email: 'Ana@Example.com' }));
    await store.append('member', keptMember);
    await store.append('pay-per-view', createSignup({ name: 'A', email: 'ana@example.com' }));
    await store.append('pay-per-view', keptFan);

    expect(await store.erase({ email: ' ANA@example.COM ' })).toBe(2);
    expect(await store.erase({ email: 'ana@example.com' })).toBe(0);
    const later = sampleMember({ email: 'later@example.com' });
    await store.append('member', later);
    await store.database.close();
    const reopened = await openStore(store.location);
    expect(await collect(reopened.readAll('member'))).toEqual([keptMember, later]);
    expect(await collect(reopened.readAll('pay-per-view'))).toEqual([keptFan]);
  });

  it('of a number are erased with any separators between its digits', async () => {
    const store = await openStore();
    const others = ['07700 900123', '+44 7700 900124', 'call me'].map((mobile) =>
      sampleMember({ mobile }),
    );
    for (const signup of others) await store.append('member', signup);
    await store.append('member', sampleMember({ mobile: '+44 (7700) 900-123' }));

    expect(await store.erase({ mobile: '+447700900123' })).toBe(1);
    expect(await store.erase({ mobile: 'text me' })).toBe(0);
    expect(await collect(store.readAll('member'))).toHaveLength(others.length);
  });

  it('of the time before a moment are erased from both lists', async () => {
    const store = await openStore();
    const at = (createdAt: string) => ({ ...createSignup({ name: 'A', mobile: '1' }), createdAt });
    // More than one statement erases.
    const old = Array.from({ length: batchSize + 1 }, () => at('2026-11-20T23:59:59.999Z'));
    const kept = at('2026-11-21T00:00:00.000Z');
    await store.addAll('pay-per-view', Readable.from([...old, kept]));
    await store.append('member', sampleMember({ createdAt: '2020-01-01T00:00:00.000Z' }));

    expect(await store.eraseBefore('2026-11-21T00:00:00.000Z')).toBe(old.length + 1);
    expect(await collect(store.readAll('pay-per-view'))).toEqual([kept]);
    expect(await collect(store.readAll('member'))).toEqual([]);
  });

  it('of one person are found with the mails about them', async () => {
    const store = await openStore();
    const member = sampleMember({ email: 'Bo@example.com' });
    const payPerView = fan('2026-11-21T12:00:00.000Z', 'night-1');
    await store.append('member', member);
    await store.append('pay-per-view', payPerView);
    await store.append('pay-per-view', createSignup({ name: 'Cy', email: 'cy@example.com' }));
    await store.database.query(
      `INSERT INTO notifications (event_id, topic, signup_id, state, content)
       VALUES ('night-1', 'link', $1, 'intended', 'https://watch.example/')`,
      [payPerView.id],
    );

    expect(await store.findPerson({ email: 'bo@example.com' })).toEqual({
      signups: [
        { kind: 'member', ...member },
        { kind: 'pay-per-view', ...payPerView },
      ],
      notifications: [
        {
          eventId: 'night-1',
          topic: 'link',
          signupId: payPerView.id,
          state: 'intended',
          content: 'https://watch.example/',
        },
      ],
      suppressions: [],
      erasures: [],
    });
  });

  it('of one person are found when they are more than a statement takes values', async () => {
    const store = await openStore();
    const many = Array.from({ length: batchSize + 100 }, (_, index) =>
      createSignup({ name: 'Bo', email: `bo${index}@example.com`, mobile: '0770' }),
    );
    await store.addAll('pay-per-view', Readable.from(many));
    const suppressions = await openSuppressionList(store.database);
    const suppression = { since: '2026-11-21T12:00:00.000Z', reason: 'bounced' } as const;
    await suppressions.add('bo1050@example.com', suppression);
    await store.database.query(
      `INSERT INTO notifications (event_id, topic, signup_id, state, content)
       SELECT 'night-1', 'link', id, 'sent', 'https://watch.example/' FROM pay_per_view_signups`,
      [],
    );

    const limited = createSignupStore(refuseManyValues(store.database));
    const found = await limited.findPerson({ mobile: '0770' });
    expect(found.signups).toHaveLength(many.length);
    expect(found.notifications).toHaveLength(many.length);
    expect(found.suppressions).toEqual([suppression]);
  });

  it('are refused after the database is closed, and none from before', async () => {
    const store = await openStore();
    const before = sampleMember();
    const appended = store.append('member', before);
    await Promise.all([appended, store.database.close()]);
    await expect(store.append('member', sampleMember())).rejects.toThrow(StoreUnavailableError);
    const later = await openStore(store.location);
    expect(await collect(later.readAll('member'))).toEqual([before]);
  });

  it('can be read and erased by another process while they are appended', async () => {
    const store = await openStore();
    const other = await openStore(store.location);
    const kept = Array.from({ length: 300 }, () => sampleMember());
    const erased = Array.from({ length: 300 }, () => sampleMember({ email: 'bo@example.com' }));
    const appending = Promise.all(
      [...erased, ...kept].map((signup) => store.append('member', signup)),
    );
    await collect(other.readAll('member'));
    await appending;
    expect(await other.erase({ email: 'bo@example.com' })).toBe(300);
    expect(await store.count()).toEqual({ member: 300, 'pay-per-view': 0 });
  });
});

describe('the files of SQLite', () => {
  it('are readable by their owner only', async () => {
    const location = await createFolderLocation();
    const store = createSignupStore(openTestDatabase(location));
    await store.append('member', sampleMember());
    const names = await readdir(location.dataDir);
    expect(names).toEqual(expect.arrayContaining(['redline.db', 'redline.db-wal']));
    for (const name of names) {
      expect((await stat(join(location.dataDir, name))).mode & 0o777).toBe(0o600);
    }
  });

  it('hold nothing of people who were erased', async () => {
    const location = await createFolderLocation();
    const database = openTestDatabase(location);
    const store = createSignupStore(database);
    await store.append('member', sampleMember({ email: 'erased@example.com' }));
    await store.append('member', sampleMember({ email: 'kept@example.com' }));
    await store.erase({ email: 'erased@example.com' });

    const texts = await Promise.all(
      (await readdir(location.dataDir)).map((name) =>
        readFile(join(location.dataDir, name), 'latin1'),
      ),
    );
    expect(texts.join('')).toContain('kept@example.com');
    expect(texts.join('')).not.toContain('erased@example.com');
  });

  it('warn when the log still has people who were erased, since another process reads it', async () => {
    const location = await createFolderLocation();
    const database = openTestDatabase(location);
    const store = createSignupStore(database);
    const email = 'erased@example.com';
    await store.append('member', sampleMember({ email }));
    const reader = new Sqlite(databaseFile(location.dataDir));
    onTestFinished(() => void reader.close());
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM signups').all();

    expect(await store.erase({ email })).toBe(1);
    expect(database.log.warn.mock.calls).toEqual([
      ['Another process reads the database: its log still has what was erased'],
    ]);
    reader.exec('COMMIT');
    expect(await store.erase({ email })).toBe(0);
    expect(database.log.warn).toHaveBeenCalledOnce();
    expect((await stat(`${databaseFile(location.dataDir)}-wal`)).size).toBe(0);
  });

  it('take more sign-ups at once than share a transaction', async () => {
    const store = createSignupStore(openTestDatabase(await createFolderLocation()));
    const members = membersInOrder(1500);
    await Promise.all(members.map((member) => store.append('member', member)));
    expect(await collect(store.readAll('member'))).toEqual(members);
  });

  it('are stored in a new file when theirs is set aside meanwhile, with all of before', async () => {
    const location = await createFolderLocation();
    const database = openTestDatabase(location);
    const store = createSignupStore(database);
    const before = membersInOrder(50);
    await Promise.all(before.map((member) => store.append('member', member)));
    const file = databaseFile(location.dataDir);
    await rename(file, `${file}.aside`);

    const members = [sampleMember(), sampleMember()];
    await Promise.all(members.map((member) => store.append('member', member)));
    expect(await store.count()).toEqual({ member: 2, 'pay-per-view': 0 });
    expect(database.log.error).not.toHaveBeenCalled();

    // A copy, since this process may still have the file itself open.
    const aside = await createFolderLocation();
    await copyFile(`${file}.aside`, databaseFile(aside.dataDir));
    const storeAside = createSignupStore(openTestDatabase(aside));
    expect(await collect(storeAside.readAll('member'))).toEqual(before);
  });

  it('are written over a backup that is put in the place of their file', async () => {
    const location = await createFolderLocation();
    const database = openTestDatabase(location);
    const store = createSignupStore(database);
    const [first, second, third] = [sampleMember(), sampleMember(), sampleMember()];
    await store.append('member', first);
    const backup = join(location.dataDir, 'backup.db');
    await database.backup(backup);
    await store.append('member', second);
    await rename(backup, databaseFile(location.dataDir));

    await store.append('member', third);
    expect(await collect(store.readAll('member'))).toEqual([first, third]);
    expect(database.log.error).not.toHaveBeenCalled();
  });
});

async function* toAsync<T>(items: readonly T[]) {
  for (const item of items) yield await Promise.resolve(item);
}
