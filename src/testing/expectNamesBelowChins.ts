import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Fails when the names of a fight cover a face. A face is 38 % below the top of its picture, and a head takes 30 %. */
export async function expectNamesBelowChins({
  canvas,
  canvasElement,
}: Pick<StoryContext, 'canvas' | 'canvasElement'>): Promise<void> {
  const names = canvas.getByRole('heading', { level: 2 }).getBoundingClientRect();
  const { top, height } =
    canvasElement.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
  await expect(names.top).toBeGreaterThanOrEqual(top + 0.53 * height);
}
