import { useEffect, type RefObject } from 'react';

/** What a slow phone draws in one task without keeping a tap waiting, and how often, in milliseconds. */
const batch = 4;
const pause = 50;

/**
 * How many are drawn at most; the browser draws the others near the viewport. With all of 600 drawn, to open a dialog over
 * them took a slow phone 592 ms until the next paint: the browser recalculates the styles of everything below it.
 */
const most = 64;

/**
 * Whether the browser is Firefox, which lays out the whole list after each few: sixty posters took 681 ms, four at a time, on
 * a machine where they took 164 ms at once. There the browser alone draws what is near the viewport.
 */
const isFirefox = () => 'MozAppearance' in document.documentElement.style;

function drawAll(items: HTMLElement[]): () => void {
  const timer = setInterval(() => {
    for (const item of items.splice(0, batch)) item.style.setProperty('--drawing', 'visible');
    if (items.length === 0) clearInterval(timer);
  }, pause);
  return () => {
    clearInterval(timer);
  };
}

/**
 * Draws the first items of a list a few at a time, except in Firefox. Sixty posters at once blocked a slow phone for 150 to 310 ms, four at a
 * time for 4 to 98 ms. Until then they are `drawnGradually` (gradualDrawing.ts), which leaves empty frames in a picture of
 * the whole page.
 *
 * @param count of the items, whose change begins anew.
 */
export function useGradualDrawing(list: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    if (isFirefox()) return undefined;
    return drawAll([...(list.current?.querySelectorAll('li') ?? [])].slice(0, most));
  }, [list, count]);
}
