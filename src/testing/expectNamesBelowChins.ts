import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** How far below the top of a fighter's picture the chin is, as a part of its height. */
const chin = 0.39;

/** Fails when the names of a fight, or a name of another heading level, cover a face in its cropped picture. */
export async function expectNamesBelowChins(
  { canvas, canvasElement }: Pick<StoryContext, 'canvas' | 'canvasElement'>,
  level = 2,
): Promise<void> {
  const names = canvas.getByRole('heading', { level }).getBoundingClientRect();
  const picture = canvasElement.querySelector('img');
  const { top, width, height } = picture?.getBoundingClientRect() ?? new DOMRect();
  const uncropped = Math.max(height, width * 1.25);
  const position = parseFloat(picture?.style.objectPosition.split(' ')[1] ?? '') / 100;
  const cropped = position * (uncropped - height);
  await expect(names.top).toBeGreaterThanOrEqual(top + chin * uncropped - cropped);
}
