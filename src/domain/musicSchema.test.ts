import { expect, it } from 'vitest';
import { musicSchema } from './music';

const track = { id: 'm1', title: 'Walk', artist: 'The Corner', url: '/m1.mp3' };

it('accepts a track without a duration', () => {
  expect(musicSchema.parse({ ...track, duration: null }).duration).toBeUndefined();
});

it.each(['id', 'title', 'artist', 'url'])('refuses a track without %s', (field) => {
  expect(musicSchema.safeParse({ ...track, [field]: undefined }).success).toBe(false);
});

it.each([-1, 90.5, '90'])('refuses %j seconds', (duration) => {
  expect(musicSchema.safeParse({ ...track, duration }).success).toBe(false);
});

it('keeps the values of a complete track', () => {
  const whole = {
    ...{ ...track, duration: 213, uploaderId: 'u1', genre: 'surf' },
    createdAt: '2026-01-05T12:00:00.000Z',
  };
  expect(musicSchema.parse(whole)).toEqual(whole);
});

it.each(['uploaderId', 'genre', 'createdAt'])('accepts a track without %s', (field) => {
  expect(musicSchema.parse({ ...track, [field]: null })).toHaveProperty(field, undefined);
});
