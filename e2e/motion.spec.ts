import { recordAnimations } from './animations';
import { expect, test } from './test';

const cheap = ['opacity', 'transform', 'translate'];

test('the entrance on Home moves without a new layout, and leaves its pictures still', async ({
  page,
}) => {
  const animations = await recordAnimations(page);
  await page.goto('/');
  const entrance = await animations();
  expect(entrance.map(({ of }) => of)).toContain('img');
  for (const { properties, duration } of entrance) {
    expect(cheap).toEqual(expect.arrayContaining(properties));
    expect(duration).toBe(480);
  }
});
