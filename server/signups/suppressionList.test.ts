import { describe, expect, it } from 'vitest';
import { readFile } from 'node:fs/promises';
import { createLocation, openTestDatabase } from '../testing/testDatabase';
import { readRemembered, remember, rememberedFile } from './remembered';
import { createSignup } from './signupIntake';
import { createSignupStore } from './signupStore';
import { copySuppressions, openSuppressionList, type Suppression } from './suppressionList';

const bounced = (since: string) => ({ since, reason: 'bounced' as const });

describe('the suppression list', () => {
  it('has an address by its token, in any letter case, and no other', async () => {
    const database = openTestDatabase(await createLocation());
    const list = await openSuppressionList(database);
    const token = list.tokenOf('Ana@Example.com');
    expect(token).toBe((await openSuppressionList(database)).tokenOf('ana@example.com '));
    expect(token).toMatch(/^[\w-]{22}\.[\w-]{22}$/);
    expect(await list.unsubscribe(token)).toBe(true);
    const found = await list.find(['ANA@example.com', 'bo@example.com']);
    expect([...found]).toEqual([
      ['ana@example.com', { since: expect.any(String) as string, reason: 'unsubscribed' }],
    ]);
  });

  it('takes no token that was made up, cut off or put together', async () => {
    const list = await openSuppressionList(openTestDatabase(await createLocation()));
    const [anaHash = '', anaSignature = ''] = list.tokenOf('ana@example.com').split('.');
    const [boHash = ''] = list.tokenOf('bo@example.com').split('.');
    for (const token of [
      '',
      '.',
      anaHash,
      `${anaHash}.`,
      `${boHash}.${anaSignature}`,
      `${anaHash}.${anaSignature.slice(1)}`,
      `${anaHash}.${anaHash}`,
      `${anaHash}.${anaSignature}.junk`,
    ]) {
      expect(await list.unsubscribe(token)).toBe(false);
    }
    expect((await list.find(['ana@example.com', 'bo@example.com'])).size).toBe(0);
  });

  it('remembers who left once, however often a link is posted, and again after a sign-up', async () => {
    const location = await createLocation();
    const database = openTestDatabase(location);
    const file = rememberedFile(location.dataDir);
    const store = createSignupStore(database, (entry) => remember(file, [entry]));
    const token = (await openSuppressionList(database)).tokenOf('ana@example.com');
    const post = () => Promise.all(Array.from({ length: 100 }, () => store.unsubscribe(token)));
    const lines = async () => (await readFile(file, 'utf8')).match(/ unsubscribed \S+\n/g);
    expect(new Set(await post())).toEqual(new Set([true]));
    expect(await lines()).toHaveLength(1);

    const [found] = (await store.findPerson({ email: 'ana@example.com' })).suppressions;
    const createdAt = new Date(Date.parse(found?.since ?? '') + 1).toISOString();
    const signup = createSignup({ name: 'Ana', email: 'ana@example.com' });
    await store.append('pay-per-view', { ...signup, createdAt });
    await post();
    expect(await lines()).toHaveLength(2);
  });

  it('stores no address', async () => {
    const database = openTestDatabase(await createLocation());
    await (
      await openSuppressionList(database)
    ).add('ana@example.com', bounced('2026-11-22T10:00:00.000Z'));
    const { rows } = await database.query('SELECT * FROM suppressions', []);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('example');
  });

  it('keeps the latest moment before which somebody has signed up', async () => {
    const database = openTestDatabase(await createLocation());
    const list = await openSuppressionList(database);
    const signup = createSignup({ name: 'Ana', email: 'ana@example.com' });
    const createdAt = '2026-11-21T20:00:00.000Z';
    await createSignupStore(database).append('pay-per-view', { ...signup, createdAt });
    for (const day of ['21', '22', '20', '23']) {
      await list.add('ana@example.com', bounced(`2026-11-${day}T10:00:00.000Z`));
    }
    const found = await list.find(['ana@example.com']);
    expect(found.get('ana@example.com')?.since).toBe('2026-11-22T10:00:00.000Z');
  });

  it('knows a mail of its own by its id, and to whom it was', async () => {
    const list = await openSuppressionList(openTestDatabase(await createLocation()));
    const id = list.mailIdOf('1a2b', 'Ana@Example.com');
    expect(id).toMatch(/^1a2b\.[\w-]{22}\.[\w-]{22}$/);
    const [who] = list.hashesOf('ana@example.com');
    for (const known of [`<${id}@league.example>`, `${id}@other.example`]) {
      expect(list.recipientOf(known)).toBe(who);
    }
    const [, hash = '', signature = ''] = id.split('.');
    const token = list.tokenOf('ana@example.com');
    for (const other of [
      '',
      id,
      `1a2b.${token}@x`,
      `1a2c.${hash}.${signature}@x`,
      `1a2b.${hash}.@x`,
    ]) {
      expect(list.recipientOf(other)).toBeUndefined();
    }
  });

  it('is lifted until what is later, also after a restore', async () => {
    const location = await createLocation();
    const database = openTestDatabase(location);
    const file = rememberedFile(location.dataDir);
    const list = await openSuppressionList(database, (entry) => remember(file, [entry]));
    const lift = { since: '2026-11-22T10:00:00.000Z', reason: 'lifted' } as const;
    const later = bounced('2026-11-23T10:00:00.000Z');
    await list.add('ana@example.com', bounced('2026-11-21T10:00:00.000Z'));
    for (let time = 0; time < 2; time += 1) await list.add('ana@example.com', lift);
    await list.add('ana@example.com', bounced('2026-11-20T10:00:00.000Z'));
    await list.add('bo@example.com', lift);
    await list.add('bo@example.com', later);
    const latest = new Map<string, Suppression>([
      ['ana@example.com', lift],
      ['bo@example.com', later],
    ]);
    expect(await list.find([...latest.keys()])).toEqual(latest);

    const entries = await readRemembered(file, () => undefined);
    expect(entries.map(({ what }) => what)).toEqual(['bounced', 'lifted', 'lifted', 'bounced']);
    await database.query('DELETE FROM suppressions', []);
    await list.restore(entries.reverse());
    expect(await list.find([...latest.keys()])).toEqual(latest);
  });

  it('is copied to a database with a list of its own: the links and addresses of both count', async () => {
    const from = openTestDatabase(await createLocation());
    const to = openTestDatabase(await createLocation());
    const old = await openSuppressionList(from);
    await old.add('ana@example.com', bounced('2026-11-22T10:00:00.000Z'));
    await (
      await openSuppressionList(to)
    ).add('bo@example.com', bounced('2026-11-22T10:00:00.000Z'));
    await copySuppressions(from, to);
    await copySuppressions(from, to);

    const list = await openSuppressionList(to);
    expect(await list.unsubscribe(old.tokenOf('cy@example.com'))).toBe(true);
    const all = ['ana@example.com', 'bo@example.com', 'cy@example.com', 'di@example.com'];
    expect([...(await list.find(all)).keys()].sort()).toEqual(all.slice(0, 3));
  });
});
