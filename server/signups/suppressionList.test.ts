import { describe, expect, it } from 'vitest';
import { createPlace, openTestDatabase } from '../testing/places';
import { copySuppressions, openSuppressionList } from './suppressionList';

const bounced = (since: string) => ({ since, reason: 'bounced' as const });

describe('the suppression list', () => {
  it('has an address by its token, in any letter case, and no other', async () => {
    const database = openTestDatabase(await createPlace());
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
    const list = await openSuppressionList(openTestDatabase(await createPlace()));
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
    ]) {
      expect(await list.unsubscribe(token)).toBe(false);
    }
    expect((await list.find(['ana@example.com', 'bo@example.com'])).size).toBe(0);
  });

  it('stores no address', async () => {
    const database = openTestDatabase(await createPlace());
    await (
      await openSuppressionList(database)
    ).add('ana@example.com', bounced('2026-11-22T10:00:00.000Z'));
    const { rows } = await database.query('SELECT * FROM suppressions', []);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('example');
  });

  it('keeps the latest moment', async () => {
    const list = await openSuppressionList(openTestDatabase(await createPlace()));
    for (const day of ['21', '22', '20']) {
      await list.add('ana@example.com', bounced(`2026-11-${day}T10:00:00.000Z`));
    }
    const found = await list.find(['ana@example.com']);
    expect(found.get('ana@example.com')?.since).toBe('2026-11-22T10:00:00.000Z');
  });

  it('is copied to a database with a list of its own: the links and addresses of both count', async () => {
    const from = openTestDatabase(await createPlace());
    const to = openTestDatabase(await createPlace());
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
