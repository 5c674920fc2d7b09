import { expect, it } from 'vitest';
import { videoSchema } from './videoSchema';

it.each(['title', 'url'])('refuses a video without %s', (field) => {
  const video = { id: 'v1', title: 'Bout', url: '/v1', [field]: undefined };
  expect(videoSchema.safeParse(video).success).toBe(false);
});

it('fills in category and views', () => {
  const { category, views } = videoSchema.parse({ id: 'v1', title: 'Bout', url: '/v1' });
  expect([category, views]).toEqual(['highlight', 0]);
});
