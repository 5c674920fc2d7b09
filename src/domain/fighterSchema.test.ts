import { describe, expect, it } from 'vitest';
import { fighterSchema } from './fighter';

const least = { id: 'f1', name: 'Dana Petrov', weightClass: 'Welterweight', record: '0-0-0' };

describe('fighterSchema', () => {
  it('fills in the defaults of missing fields', () => {
    expect(fighterSchema.parse(least)).toEqual({
      ...least,
      wins: 0,
      losses: 0,
      draws: 0,
      status: 'active',
    });
  });

  it('keeps the values of a complete fighter', () => {
    const whole = {
      ...least,
      ...{ nickname: 'Ice', wins: 3, losses: 2, draws: 1, status: 'veteran', bio: 'A bio.' },
      ...{ imageUrl: '/f1.webp', hometown: 'Plovdiv', height: '180 cm', reach: '183 cm' },
      ...{ createdAt: '2026-01-05T12:00:00.000Z', updatedAt: '2026-10-19T08:30:00.000Z' },
    };
    expect(fighterSchema.parse(whole)).toEqual(whole);
  });

  it.each(['createdAt', 'updatedAt'])('refuses a %s that is not a timestamp', (field) => {
    const { error } = fighterSchema.safeParse({ ...least, [field]: 'yesterday' });
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'must be a date and time such as 2026-12-12T22:00-05:00',
    ]);
  });

  it.each([
    ...['nickname', 'bio', 'imageUrl', 'hometown', 'height', 'reach'],
    ...['createdAt', 'updatedAt'],
  ])('takes null for %s', (field) => {
    expect(fighterSchema.parse({ ...least, [field]: null })).toHaveProperty(field, undefined);
  });

  it('reports that a blank text must not be empty', () => {
    const { error } = fighterSchema.safeParse({ ...least, name: ' ' });
    expect(error?.issues.map(({ message }) => message)).toEqual(['must not be empty']);
  });

  it.each(Object.keys(least))('refuses a fighter without %s', (field) => {
    const { error } = fighterSchema.safeParse({ ...least, [field]: undefined });
    expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
  });

  it.each([
    ['a blank name', { name: '   ' }],
    ['no weight class', { weightClass: null }],
    ['wins below zero', { wins: -1 }],
    ['half a loss', { losses: 0.5 }],
    ['draws as text', { draws: '2' }],
  ])('refuses %s', (_, change) => {
    expect(fighterSchema.safeParse({ ...least, ...change }).success).toBe(false);
  });
});
