import { describe, expect, it } from 'vitest';
import { createSignup, type StoredSignup } from '../signups/signup';
import { gatherAudience, stateOf } from './audience';

const signup = (left: Partial<StoredSignup>, id = 'x') => ({
  ...createSignup({ name: 'Ana', ...left }),
  id,
});

async function gather(...signups: StoredSignup[]) {
  return gatherAudience(
    (async function* () {
      for (const each of signups) yield await Promise.resolve(each);
    })(),
  );
}

describe('the audience of an event', () => {
  it('contains each address once, as it was first typed, with all of its sign-ups', async () => {
    const { recipients } = await gather(
      signup({ email: 'Ana@Example.com' }, '1'),
      signup({ email: 'bo@example.com' }, '2'),
      signup({ email: 'ana@example.com', eventId: 'night-1' }, '3'),
    );
    expect(recipients).toEqual([
      { address: 'Ana@Example.com', signupIds: ['1', '3'] },
      { address: 'bo@example.com', signupIds: ['2'] },
    ]);
  });

  it('contains each number without an address once, however it was typed', async () => {
    const { recipients, mobiles } = await gather(
      signup({ mobile: '+1 (617) 555-0134' }),
      signup({ mobile: '+1 617 555 0134' }),
      signup({ mobile: '617 555 0199' }),
      signup({ mobile: '0771', email: 'both@example.com' }),
    );
    expect(mobiles).toEqual(['+16175550134', '6175550199']);
    expect(recipients).toHaveLength(1);
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
    expect(await gather(signup({ email }), signup({ email }))).toEqual({
      recipients: [],
      unusable: 1,
      mobiles: [],
    });
  });

  it('has for each recipient the most certain state of the sign-ups', () => {
    const ana = { address: 'ana@example.com', signupIds: ['1', '2', '3'] };
    expect(stateOf(ana, new Map())).toBeUndefined();
    expect(stateOf(ana, new Map([['3', 'refused']]))).toBe('refused');
    expect(
      stateOf(
        ana,
        new Map([
          ['3', 'refused'],
          ['1', 'intended'],
        ]),
      ),
    ).toBe('intended');
    expect(
      stateOf(
        ana,
        new Map([
          ['1', 'intended'],
          ['2', 'sent'],
        ]),
      ),
    ).toBe('sent');
  });
});
