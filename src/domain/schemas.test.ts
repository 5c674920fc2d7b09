import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { eventSchema } from './event';
import { fighterSchema } from './fighter';
import { musicSchema } from './music';
import { videoSchema } from './video';

const createdAt = '2026-01-05T12:00:00.000Z';

interface Kind {
  schema: z.ZodMiniType;
  required: object;
  defaults: object;
  /** Values of the fields that have a default. */
  given: object;
  optional: object;
  refused: object[];
}

const kinds: Record<string, Kind> = {
  fighter: {
    schema: fighterSchema,
    required: { id: 'f1', name: 'Dana Petrov', weightClass: 'Welterweight', record: '0-0-0' },
    defaults: { wins: 0, losses: 0, draws: 0, status: 'active' },
    given: { wins: 3, losses: 2, draws: 1, status: 'veteran' },
    optional: {
      ...{ nickname: 'Ice', bio: 'A bio.', imageUrl: '/f1.webp', hometown: 'Plovdiv' },
      ...{ height: '180 cm', reach: '183 cm', createdAt, updatedAt: '2026-10-19T08:30:00.000Z' },
    },
    refused: [
      { name: '   ' },
      { weightClass: null },
      { wins: -1 },
      { losses: 0.5 },
      { draws: '2' },
    ],
  },
  event: {
    schema: eventSchema,
    required: { id: 'e1', title: 'Redline 31' },
    defaults: { status: 'upcoming' },
    given: { status: 'live' },
    optional: {
      ...{ subtitle: 'Cruz vs. Lindqvist', date: '2026-12-12T23:00:00.000Z', createdAt },
      ...{ description: 'One night.', venue: 'Harbor Hall', imageUrl: '/e1.webp' },
      ticketUrl: 'https://tickets.example.com/e1',
    },
    refused: [{ date: 'soon' }],
  },
  video: {
    schema: videoSchema,
    required: { id: 'v1', title: 'Bout', url: '/v1' },
    defaults: { category: 'highlight', views: 0 },
    given: { category: 'interview', views: 12 },
    optional: {
      ...{ description: 'Round three.', thumbnailUrl: '/v1.webp', uploaderId: 'u1' },
      ...{ fighterId: 'f1', createdAt },
    },
    refused: [{ views: -1 }, { views: 1.5 }, { views: '3' }],
  },
  track: {
    schema: musicSchema,
    required: { id: 'm1', title: 'Walk', artist: 'The Corner', url: '/m1.mp3' },
    defaults: {},
    given: {},
    optional: { duration: 213, uploaderId: 'u1', genre: 'surf', createdAt },
    refused: [{ duration: -1 }, { duration: 90.5 }, { duration: '90' }],
  },
};

describe.each(Object.entries(kinds))('a %s', (_, kind) => {
  const { schema, required, optional } = kind;

  it('has the defaults of missing fields', () => {
    expect(schema.parse(required)).toEqual({ ...required, ...kind.defaults });
  });

  it('keeps the values of a complete record', () => {
    const whole = { ...required, ...kind.given, ...optional };
    expect(schema.parse(whole)).toEqual(whole);
  });

  it.each(Object.keys(optional))('may have null for %s', (field) => {
    expect(schema.parse({ ...required, [field]: null })).toHaveProperty(field, undefined);
  });

  it.each(Object.keys(required))('is refused without %s', (field) => {
    const { error } = schema.safeParse({ ...required, [field]: undefined });
    expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
  });

  it.each(kind.refused)('is refused with %j', (change) => {
    expect(schema.safeParse({ ...required, ...change }).success).toBe(false);
  });
});

it.each([
  [{ name: ' ' }, 'must not be empty'],
  [{ createdAt: 'yesterday' }, 'must be a date and time such as 2026-12-12T22:00-05:00'],
  [{ updatedAt: 'yesterday' }, 'must be a date and time such as 2026-12-12T22:00-05:00'],
])('says what is wrong with %j', (change, message) => {
  const { error } = fighterSchema.safeParse({ ...kinds.fighter?.required, ...change });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});
