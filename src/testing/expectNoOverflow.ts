import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Whether words reach beyond their box or the screen. Those that end in an ellipsis are meant to. */
function reachTooFar(words: Element): boolean {
  const { right } = words.getBoundingClientRect();
  return (
    (words.scrollWidth > words.clientWidth || right > document.documentElement.clientWidth) &&
    getComputedStyle(words).textOverflow !== 'ellipsis'
  );
}

/** The page does not scroll sideways, and no words reach where a frame would cut them off. */
export async function expectNoOverflow({
  canvasElement,
}: Pick<StoryContext, 'canvasElement'>): Promise<void> {
  const words = [...canvasElement.querySelectorAll('h1, h2, h3, p, dd')];
  await expect(words.filter(reachTooFar).map(({ textContent }) => textContent)).toEqual([]);
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
}
