import { describe, expect, it } from 'vitest';
import { fighterSchema } from './fighterSchema';

const least = { id: 'f1', name: 'Dana Petrov', weightClass: 'Welterweight', record: '0-0-0' };

describe('fighterSchema', () => {
  it('fills in the defaults of what is left out', () => {
    expect(fighterSchema.parse(least)).toEqual({
      ...least,
      wins: 0,
      losses: 0,
      draws: 0,
      status: 'active',
    });
  });

  it.each([
    ...['nickname', 'bio', 'imageUrl', 'hometown', 'height', 'reach'],
    ...['createdAt', 'updatedAt'],
  ])('takes null for %s', (field) => {
    expect(fighterSchema.parse({ ...least, [field]: null })).toHaveProperty(field, undefined);
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
    ['a day that is none', { createdAt: 'yesterday' }],
  ])('refuses %s', (_, change) => {
    expect(fighterSchema.safeParse({ ...least, ...change }).success).toBe(false);
  });
});
