import { describe, expect, it } from 'vitest';
import { Readable } from 'node:stream';
import { createSignup } from '../signups/signupIntake';
import type { StoredSignup } from '../signups/signup';
import { createSignupStore } from '../signups/signupStore';
import { openSuppressionList } from '../signups/suppressionList';
import { createLocation, openTestDatabase } from '../testing/testDatabase';
import { collect, linkOf } from '../testing/signups';
import { groupAudience, readAudienceSignups, type AudienceSignup } from './audience';
import { addSendRecords } from './sendLog';

const group = (...signups: AudienceSignup[]) => collect(groupAudience(Readable.from(signups)));

describe('the audience of an event', () => {
  it('contains each address once, as it was first typed, with all of its sign-ups', async () => {
    const audience = await group(
      { id: '1', email: 'Ana@Example.com' },
      { id: '3', email: 'ana@example.com', mobile: '0771' },
      { id: '2', email: 'bo@example.com', state: 'sent', content: 'x' },
    );
    const [ana, bo] = ['Ana@Example.com', 'bo@example.com'];
    const previous = { state: 'sent', content: 'x' };
    const isSuppressed = false;
    expect(audience).toEqual([
      { recipient: { address: ana, signupIds: ['1', '3'], isSuppressed, previous: undefined } },
      { recipient: { address: bo, signupIds: ['2'], isSuppressed, previous } },
    ]);
  });

  it('leaves out nobody who has one sign-up since the suppression', async () => {
    const audience = await group(
      { id: '1', email: 'ana@example.com', isSuppressed: true },
      { id: '2', email: 'ana@example.com' },
      { id: '3', email: 'bo@example.com', isSuppressed: true },
      { id: '4', email: 'bo@example.com', isSuppressed: true },
    );
    expect(audience).toMatchObject([
      { recipient: { signupIds: ['1', '2'], isSuppressed: false } },
      { recipient: { signupIds: ['3', '4'], isSuppressed: true } },
    ]);
  });

  it('contains each number without an address once, however it was typed', async () => {
    const audience = await group(
      { id: '1', mobile: '+1 (617) 555-0134' },
      { id: '2', mobile: '+1 617 555 0134' },
      { id: '3', mobile: '617 555 0199' },
    );
    expect(audience).toEqual([{ mobile: '+16175550134' }, { mobile: '6175550199' }]);
  });

  it('is read as it is used', async () => {
    let read = 0;
    async function* endless() {
      for (;;) yield await Promise.resolve({ id: 'x', email: `fan${++read}@example.com` });
    }
    for await (const member of groupAudience(endless())) {
      expect(member).toMatchObject({ recipient: { address: 'fan1@example.com' } });
      break;
    }
    expect(read).toBe(2);
  });

  it.each([
    'ana@example.com\r\nBcc: all@example.com',
    'ana@example.com, all@example.com',
    'Ana <ana@example.com>',
    'ana\u202Emoc@example.com',
    '',
  ])('does not contain the address %j', async (email) => {
    expect(await group({ id: '1', email }, { id: '2', email })).toEqual([{ unusable: email }]);
  });

  it('has a domain as mail servers know it', async () => {
    expect(await group({ id: '1', email: 'ana@exämple.com' })).toMatchObject([
      { recipient: { address: 'ana@xn--exmple-cua.com' } },
    ]);
  });

  it.each([
    [[undefined, undefined, 'refused'], 'refused'],
    [['intended', undefined, 'refused'], 'intended'],
    [['intended', 'sent', undefined], 'sent'],
  ] as const)(
    'has for sign-ups of one recipient in %j the most certain state',
    async (states, most) => {
      const signups = states.map((state, index) => ({
        id: String(index),
        email: 'ana@example.com',
        ...(state && { state }),
      }));
      expect(await group(...signups)).toMatchObject([{ recipient: { previous: { state: most } } }]);
    },
  );
});

describe('the audience of an event', () => {
  it('is read in pages: by address, or else by number, each with its state', async () => {
    const database = openTestDatabase(await createLocation());
    const store = createSignupStore(database);
    const at = (second: number) => new Date(Date.UTC(2026, 10, 22) + second * 1000).toISOString();
    const signUp = (second: number, contact: Partial<StoredSignup>) => ({
      ...createSignup({ name: 'Ana', ...contact }),
      createdAt: at(second),
    });
    // More than one page of one address, whose first sign-up has the highest number.
    const ofAna = Array.from({ length: 2100 }, (_, index) =>
      signUp(index, { email: 'ana@example.com', mobile: String(9999 - index) }),
    );
    const [early, late] = [signUp(1, { mobile: '0770' }), signUp(9000, { mobile: '0 770' })];
    const between = signUp(2, { mobile: '0771' });
    const ofBo = signUp(5000, { email: 'Bo@example.com' });
    await store.addAll('pay-per-view', Readable.from([late, between, ofBo, ...ofAna, early]));
    await addSendRecords(database, [{ ...linkOf('night-1'), signupId: ofBo.id, state: 'sent' }]);

    const audience = await collect(readAudienceSignups(database, linkOf('night-1')));
    const expected = [...ofAna, ofBo, early, late, between];
    expect(audience.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(audience.filter(({ state }) => state !== undefined)).toEqual([
      expect.objectContaining({ id: ofBo.id, email: 'Bo@example.com', state: 'sent' }),
    ]);
    const [other] = await collect(readAudienceSignups(database, linkOf('night-2')));
    expect(other?.state).toBeUndefined();
  });

  it('leaves out who is suppressed until the address is signed up again, also after an erasure', async () => {
    const database = openTestDatabase(await createLocation());
    const store = createSignupStore(database);
    const list = await openSuppressionList(database);
    const signUp = async (email: string, createdAt: string) => {
      await store.append('pay-per-view', { ...createSignup({ name: 'A', email }), createdAt });
    };
    const early = '2026-11-20T10:00:00.000Z';
    await signUp('ana@example.com', early);
    await signUp('bo@example.com', early);
    for (const email of ['ana@example.com', 'bo@example.com']) {
      await list.add(email, { since: '2026-11-21T10:00:00.000Z', reason: 'bounced' });
    }
    await signUp('bo@example.com', '2026-11-22T10:00:00.000Z');
    const read = async () =>
      (await collect(readAudienceSignups(database, linkOf('night')))).map(
        ({ email, isSuppressed }) => [email, isSuppressed],
      );
    expect(await read()).toEqual([
      ['ana@example.com', true],
      ['bo@example.com', true],
      ['bo@example.com', false],
    ]);

    await store.erase({ email: 'ana@example.com' });
    expect((await store.findPerson({ email: 'ana@example.com' })).suppressions).toEqual([
      { since: '2026-11-21T10:00:00.000Z', reason: 'bounced' },
    ]);
    await signUp('ana@example.com', early);
    expect((await read())[0]).toEqual(['ana@example.com', true]);
  });
});
