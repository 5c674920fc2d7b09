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

  it('takes null for what a fighter may lack', () => {
    const { nickname, bio, imageUrl, hometown, height, reach, updatedAt } = fighterSchema.parse({
      ...least,
      nickname: null,
      bio: null,
      imageUrl: null,
      hometown: null,
      height: null,
      reach: null,
      updatedAt: null,
    });
    expect([nickname, bio, imageUrl, hometown, height, reach, updatedAt]).toEqual(
      Array(7).fill(undefined),
    );
  });

  it.each([
    ['no name', { name: undefined }],
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
