import { useEffect, type RefObject } from 'react';

/** What a slow phone draws in one task without keeping a tap waiting, and how often, in milliseconds. */
const batch = 4;
const pause = 50;

function drawAll(items: HTMLElement[]): () => void {
  const timer = setInterval(() => {
    for (const item of items.splice(0, batch)) {
      item.style.setProperty('--poster-visibility', 'visible');
    }
    if (items.length === 0) clearInterval(timer);
  }, pause);
  return () => {
    clearInterval(timer);
  };
}

/**
 * Draws the posters of a grid a few at a time. Sixty at once blocked a slow phone for 150 to 310 ms, four at a time for
 * 4 to 98 ms. Until then each has `content-visibility: auto` (FighterCard.styles.ts), which left empty frames in a
 * picture of the whole page.
 *
 * @param count of the items, whose change begins anew.
 */
export function useGradualPosters(grid: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => drawAll([...(grid.current?.querySelectorAll('li') ?? [])]), [grid, count]);
}
