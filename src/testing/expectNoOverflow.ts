import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brokenWords } from './brokenWords';
import { cutOffTexts } from './cutOffTexts';

/** Fails when the page scrolls sideways, or when some of its text is cut off, reaches out of its block or breaks in a word. */
export async function expectNoOverflow({
  canvasElement,
}: Pick<StoryContext, 'canvasElement'>): Promise<void> {
  await expect(canvasElement).not.toBeEmptyDOMElement();
  await document.fonts.ready;
  await expect(cutOffTexts(canvasElement)).toEqual([]);
  await expect(brokenWords(canvasElement)).toEqual([]);
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
