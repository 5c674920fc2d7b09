import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cutOffTexts } from './cutOffTexts';

/** Fails when the page scrolls sideways, or when some of its text is cut off or reaches out of its block. */
export async function expectNoOverflow({
  canvasElement,
}: Pick<StoryContext, 'canvasElement'>): Promise<void> {
  await expect(canvasElement).not.toBeEmptyDOMElement();
  await document.fonts.ready;
  await expect(cutOffTexts(canvasElement)).toEqual([]);
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
