import { describe, expect, it } from 'vitest';
import { createSignupStore } from '../signups/signupStore';
import { createFolderLocation, openTestDatabase } from '../testing/testDatabase';
import { sampleMember } from '../testing/signups';
import { dayOf } from '../content/timestamps';
import { lastDays } from './signupCounts';

describe('counting sign-ups', () => {
  it('counts by the days of the league’s time zone, also when the clocks change', async () => {
    const store = createSignupStore(openTestDatabase(await createFolderLocation()));
    const moments = [
      '2026-11-01T03:59:59.999Z', // 23:59 in New York, summer time
      '2026-11-01T04:00:00.000Z', // 00:00
      '2026-11-02T04:59:59.999Z', // 23:59, winter time
      '2026-11-02T05:00:00.000Z', // 00:00
    ];
    for (const createdAt of moments) await store.append('member', sampleMember({ createdAt }));
    const days = await store.countByDay(dayOf);
    expect([...days]).toEqual([
      ['2026-10-31', { member: 1, 'pay-per-view': 0 }],
      ['2026-11-01', { member: 2, 'pay-per-view': 0 }],
      ['2026-11-02', { member: 1, 'pay-per-view': 0 }],
    ]);
  });
});

describe('the last days', () => {
  const days = new Map([
    ['2026-02-27', { member: 1, 'pay-per-view': 2 }],
    ['2026-03-01', { member: 4, 'pay-per-view': 0 }],
    ['2026-02-20', { member: 8, 'pay-per-view': 0 }],
  ]);

  it('are listed without a gap, and all earlier ones as one row', () => {
    expect(lastDays(days, 4)).toEqual([
      { label: 'Earlier', member: 8, 'pay-per-view': 0 },
      { label: '2026-02-26', member: 0, 'pay-per-view': 0 },
      { label: '2026-02-27', member: 1, 'pay-per-view': 2 },
      { label: '2026-02-28', member: 0, 'pay-per-view': 0 },
      { label: '2026-03-01', member: 4, 'pay-per-view': 0 },
    ]);
  });

  it('begin with the first sign-up', () => {
    const labels = lastDays(days, 30).map(({ label }) => label);
    expect(labels[0]).toBe('2026-02-20');
    expect(labels).toHaveLength(10);
  });

  it('are an empty list without a sign-up', () => {
    expect(lastDays(new Map(), 30)).toEqual([]);
  });
});
