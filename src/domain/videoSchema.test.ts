import { expect, it } from 'vitest';
import { videoSchema } from './video';

it.each(['id', 'title', 'url'])('refuses a video without %s', (field) => {
  const video = { id: 'v1', title: 'Bout', url: '/v1', [field]: undefined };
  expect(videoSchema.safeParse(video).success).toBe(false);
});

it('fills in the defaults of a video’s category and views', () => {
  const { category, views } = videoSchema.parse({ id: 'v1', title: 'Bout', url: '/v1' });
  expect([category, views]).toEqual(['highlight', 0]);
});

it('keeps the values of a complete video', () => {
  const whole = {
    ...{ id: 'v1', title: 'Bout', description: 'Round three.', url: '/v1' },
    ...{ thumbnailUrl: '/v1.webp', uploaderId: 'u1', fighterId: 'f1', category: 'interview' },
    ...{ views: 12, createdAt: '2026-01-05T12:00:00.000Z' },
  };
  expect(videoSchema.parse(whole)).toEqual(whole);
});

it.each(['description', 'thumbnailUrl', 'uploaderId', 'fighterId', 'createdAt'])(
  'does without a video’s %s',
  (field) => {
    const video = videoSchema.parse({ id: 'v1', title: 'Bout', url: '/v1', [field]: null });
    expect(video).toHaveProperty(field, undefined);
  },
);

it.each([-1, 1.5, '3'])('refuses %j views', (views) => {
  expect(videoSchema.safeParse({ id: 'v1', title: 'Bout', url: '/v1', views }).success).toBe(false);
});
