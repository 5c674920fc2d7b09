import { describe, expect, it, onTestFinished } from 'vitest';
import { createDatabasePlace, createFolderPlace } from '../testing/places';
import { collect, sampleMember } from '../testing/signups';
import { openSignupReader, openSignupStore, type SignupPlace } from './openSignupStore';
import { createSignup, type StoredSignup } from './signupStore';
import { StoreUnavailableError } from '../storage/storeUnavailable';

describe.each([
  { name: 'the journal', createPlace: createFolderPlace },
  { name: 'PostgreSQL', createPlace: createDatabasePlace },
])('$name fulfils the contract of a store:', { timeout: 20_000 }, ({ createPlace }) => {
  async function openStore() {
    const place = await createPlace();
    const store = await openSignupStore(place);
    let isOpen = true;
    const close = async () => {
      if (isOpen) await store.close();
      isOpen = false;
    };
    onTestFinished(close);
    return { ...store, close, place };
  }

  it('returns the appended sign-ups of each list, also after it is reopened', async () => {
    const store = await openStore();
    const member = sampleMember({ name: 'Zoë "Z" O’Brien\\ 🥊' });
    const byEmail = createSignup({ name: 'Bo', email: 'bo@example.com' });
    const byMobile = createSignup({ name: 'Cy', mobile: '0770', eventId: 'night-1' });

    await store.append('member', member);
    await store.append('pay-per-view', byEmail);
    await store.append('pay-per-view', byMobile);
    expect(await collect(store.readAll('member'))).toEqual([member]);
    await store.close();

    const reader = openSignupReader(store.place);
    onTestFinished(() => reader.close());
    expect(await collect(reader.readAll('member'))).toEqual([member]);
    const payPerView = await collect(reader.readAll('pay-per-view'));
    expect(new Set(payPerView)).toEqual(new Set([byEmail, byMobile]));
  });

  it('is empty at first', async () => {
    const store = await openStore();
    expect(await collect(store.readAll('member'))).toEqual([]);
    expect(await store.erase({ email: 'nobody@example.com' })).toBe(0);
  });

  it('accepts concurrent sign-ups, and returns them from the oldest to the newest', async () => {
    const store = await openStore();
    const signups = Array.from({ length: 2500 }, (_, index) =>
      sampleMember({ createdAt: new Date(Date.UTC(2026, 0, 1) + index).toISOString() }),
    );
    await Promise.all(signups.map((signup) => store.append('member', signup)));
    expect(await collect(store.readAll('member'))).toEqual(signups);
  });

  it('can be read while it is appended to', async () => {
    const store = await openStore();
    const appended: StoredSignup[] = [];
    for (let round = 0; round < 20; round += 1) {
      const signup = sampleMember();
      const [read] = await Promise.all([
        collect(openSignupReaderOnce(store.place)),
        store.append('member', signup),
      ]);
      expect(read.map(({ id }) => id)).toEqual(
        expect.arrayContaining(appended.map(({ id }) => id)),
      );
      appended.push(signup);
    }
  });

  it('erases an address in any letter case from both lists, permanently', async () => {
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
    await store.close();
    const reader = openSignupReader(store.place);
    onTestFinished(() => reader.close());
    expect(await collect(reader.readAll('member'))).toEqual([keptMember, later]);
    expect(await collect(reader.readAll('pay-per-view'))).toEqual([keptFan]);
  });

  it('erases a number with any separators between its digits', async () => {
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

  it('rejects sign-ups after it is closed, and none from before', async () => {
    const store = await openStore();
    const before = sampleMember();
    const appended = store.append('member', before);
    await Promise.all([appended, store.close()]);
    await expect(store.append('member', sampleMember())).rejects.toThrow(StoreUnavailableError);

    const reader = openSignupReader(store.place);
    onTestFinished(() => reader.close());
    expect(await collect(reader.readAll('member'))).toEqual([before]);
  });
});

/** Opens a reader for each call, as each run of the command does. */
async function* openSignupReaderOnce(place: SignupPlace) {
  const reader = openSignupReader(place);
  try {
    yield* reader.readAll('member');
  } finally {
    await reader.close();
  }
}
