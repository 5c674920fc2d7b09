import { describe, expect, it } from 'vitest';
import type { SignupReader, StoredSignup } from '../signups/signupStore';
import { sampleMember } from '../testing/signups';
import { countSignups, lastDays } from './signupCounts';

/** Creates a store that generates its rows when they are read. */
function reading(lists: Partial<Record<'member' | 'pay-per-view', Iterable<StoredSignup>>>) {
  const reader: SignupReader = {
    readAll: async function* (kind) {
      for (const signup of lists[kind] ?? []) yield await Promise.resolve(signup);
    },
    close: () => Promise.resolve(),
  };
  return countSignups(reader);
}

const at = (createdAt: string, eventId?: string) =>
  sampleMember({ createdAt, ...(eventId && { eventId }) });

describe('counting sign-ups', () => {
  it('counts by the days of the league’s time zone, also when the clocks change', async () => {
    const { days } = await reading({
      member: [
        at('2026-11-01T03:59:59.999Z'), // 23:59 in New York, summer time
        at('2026-11-01T04:00:00.000Z'), // 00:00
        at('2026-11-02T04:59:59.999Z'), // 23:59, winter time
        at('2026-11-02T05:00:00.000Z'), // 00:00
      ],
      'pay-per-view': [at('2026-11-02T12:00:00.000Z')],
    });
    expect([...days]).toEqual([
      ['2026-10-31', { member: 1, 'pay-per-view': 0 }],
      ['2026-11-01', { member: 2, 'pay-per-view': 0 }],
      ['2026-11-02', { member: 1, 'pay-per-view': 1 }],
    ]);
  });

  it('counts by event, and those without one', async () => {
    const { events } = await reading({
      member: [at('2026-11-01T12:00:00.000Z')],
      'pay-per-view': ['a', undefined, 'a', 'b'].map((id) => at('2026-11-01T12:00:00.000Z', id)),
    });
    expect(events).toEqual(
      new Map([
        ['a', 2],
        [undefined, 1],
        ['b', 1],
      ]),
    );
  });

  it('uses constant memory for a list of any length', async () => {
    function* crowd() {
      for (let fan = 0; fan < 20_000; fan += 1) {
        yield at(new Date(Date.UTC(2026, 0, 1, 12) + fan).toISOString(), `night-${fan % 2}`);
      }
    }
    const { days, events } = await reading({ member: crowd(), 'pay-per-view': crowd() });
    expect([...days.values()]).toEqual([{ member: 20_000, 'pay-per-view': 20_000 }]);
    expect([...events.values()]).toEqual([10_000, 10_000]);
  });
});

describe('the last days', () => {
  const days = new Map([
    ['2026-02-27', { member: 1, 'pay-per-view': 2 }],
    ['2026-03-01', { member: 4, 'pay-per-view': 0 }],
    ['2026-02-20', { member: 8, 'pay-per-view': 0 }],
    ['', { member: 0, 'pay-per-view': 16 }],
  ]);

  it('are listed without a gap, and all earlier ones as one row', () => {
    expect(lastDays(days, 4)).toEqual([
      { label: 'Earlier', member: 8, 'pay-per-view': 16 },
      { label: '2026-02-26', member: 0, 'pay-per-view': 0 },
      { label: '2026-02-27', member: 1, 'pay-per-view': 2 },
      { label: '2026-02-28', member: 0, 'pay-per-view': 0 },
      { label: '2026-03-01', member: 4, 'pay-per-view': 0 },
    ]);
  });

  it('begin with the first sign-up', () => {
    const labels = lastDays(days, 30).map(({ label }) => label);
    expect(labels.slice(0, 2)).toEqual(['Earlier', '2026-02-20']);
    expect(labels).toHaveLength(11);
  });

  it('are an empty list when no sign-up has a date', () => {
    expect(lastDays(new Map([['', { member: 1, 'pay-per-view': 0 }]]), 30)).toEqual([
      { label: 'Earlier', member: 1, 'pay-per-view': 0 },
    ]);
    expect(lastDays(new Map(), 30)).toEqual([]);
  });
});
