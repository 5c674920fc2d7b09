import { describe, expect, it } from 'vitest';
import { createLocation, openTestDatabase } from '../testing/testDatabase';
import { sampleMember } from '../testing/signups';
import { copyErasures, openErasureList } from './erasures';
import { createSignupStore } from './signupStore';

const ana = { email: 'Ana@Example.com' };
const bo = { mobile: '+44 7700 900123' };

/** A sign-up from before what is done in a test. */
const earlier = sampleMember({ createdAt: '2026-01-01T00:00:00.000Z' });

describe('the erasures', () => {
  const openList = async () => openErasureList(openTestDatabase(await createLocation()));

  it('find who was erased, however the address or the number is spelt', async () => {
    const list = await openList();
    for (const whose of [ana, bo]) {
      const wasErased = list.matcherOf([list.describe(whose)]);
      expect(wasErased(earlier)).toBe(true);
      expect(wasErased({ ...earlier, email: 'cy@example.com', mobile: '0770' })).toBe(false);
    }
  });

  it('contain neither an address nor a number, and of each the latest moment', async () => {
    const list = await openList();
    const erasure = list.describe(bo);
    const moments = ['2026-11-21', '2026-11-22', '2026-11-20'].map((day) => `${day}T10:00:00.000Z`);
    for (const at of moments) await list.restore([{ ...erasure, at }]);
    await list.restore([list.describe(ana)]);
    const stored = await list.read();
    expect(stored).toHaveLength(2);
    expect(JSON.stringify(stored)).not.toMatch(/example|900123/i);
    expect(await list.read(bo)).toEqual([{ ...erasure, at: moments[1] }]);
  });

  it('are copied with their key to a database that has one', async () => {
    const [from, to] = [
      openTestDatabase(await createLocation()),
      openTestDatabase(await createLocation()),
    ];
    const list = await openErasureList(from);
    await list.restore([list.describe(ana)]);
    await copyErasures(from, to);
    const copied = await openErasureList(to);
    expect(copied.matcherOf(await copied.read())(earlier)).toBe(true);
  });

  it('are shown to the person', async () => {
    const database = openTestDatabase(await createLocation());
    const list = await openErasureList(database);
    const erasure = list.describe(ana);
    await list.restore([erasure]);
    const store = createSignupStore(database);
    expect((await store.findPerson({ email: 'ana@example.com' })).erasures).toEqual([erasure.at]);
    expect((await store.findPerson(bo)).erasures).toEqual([]);
  });
});
