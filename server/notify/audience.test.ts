import { describe, expect, it } from 'vitest';
import { Readable } from 'node:stream';
import type { AudienceSignup } from '../signups/signupStore';
import { collect } from '../testing/signups';
import { groupAudience } from './audience';

const group = (...signups: AudienceSignup[]) => collect(groupAudience(Readable.from(signups)));

describe('the audience of an event', () => {
  it('contains each address once, as it was first typed, with all of its sign-ups', async () => {
    const audience = await group(
      { id: '1', email: 'Ana@Example.com' },
      { id: '3', email: 'ana@example.com', mobile: '0771' },
      { id: '2', email: 'bo@example.com', state: 'sent' },
    );
    expect(audience).toEqual([
      {
        recipient: {
          address: 'Ana@Example.com',
          signupIds: ['1', '3'],
          previous: undefined,
          isSuppressed: false,
        },
      },
      {
        recipient: {
          address: 'bo@example.com',
          signupIds: ['2'],
          previous: { state: 'sent' },
          isSuppressed: false,
        },
      },
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
    '"ana, all"@example.com',
    'Ana <ana@example.com>',
    '<ana@example.com>',
    'ana@exämple.com',
    'ana\u202Emoc@example.com',
    'ana',
    '',
  ])('does not contain the address %j', async (email) => {
    expect(await group({ id: '1', email }, { id: '2', email })).toEqual([{ unusable: email }]);
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
