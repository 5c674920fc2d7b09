import { useLayoutEffect, useRef, type RefObject } from 'react';

const isInView = ({ top, bottom }: DOMRect) => bottom > 0 && top < window.innerHeight;

/** Returns the keyframes that bring an item to where it is now; `undefined` when it was there before. */
function keyframesOf(
  before: DOMRect | undefined,
  now: DOMRect,
): PropertyIndexedKeyframes | undefined {
  if (before === undefined || !isInView(before)) return { opacity: [0, 1] };
  const [x, y] = [before.left - now.left, before.top - now.top];
  return x === 0 && y === 0 ? undefined : { translate: [`${String(x)}px ${String(y)}px`, '0 0'] };
}

/** Starts the animations of the items in view. The places of all are read first, since each animation may change them. */
function reflow(items: Element[], places: Map<Element, DOMRect>): Animation[] {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return [];
  const style = getComputedStyle(document.documentElement);
  const duration = parseFloat(style.getPropertyValue('--duration-medium'));
  const easing = style.getPropertyValue('--ease-out');
  return items
    .map((item) => [item, item.getBoundingClientRect()] as const)
    .filter(([, now]) => isInView(now))
    .flatMap(([item, now]) => {
      const keyframes = keyframesOf(places.get(item), now);
      return keyframes ? item.animate(keyframes, { duration, easing }) : [];
    });
}

/**
 * Moves the items of a list to their new places when it changes, and fades in those that come into view: only what is in
 * view, by transform and opacity.
 *
 * @param list whose `li` have a key each.
 * @param requested what the list is to show.
 * @param drawn what it shows: deferred from `requested`, so that the places before the change can be read.
 */
export function useReflow<Shown>(
  list: RefObject<HTMLElement | null>,
  requested: Shown,
  drawn: Shown,
): void {
  const places = useRef<Map<Element, DOMRect>>(undefined);
  const running = useRef<Animation[]>([]);
  useLayoutEffect(() => {
    const items = [...(list.current?.querySelectorAll('li') ?? [])];
    if (requested !== drawn) {
      places.current = new Map(items.map((item) => [item, item.getBoundingClientRect()]));
    } else if (places.current) {
      for (const animation of running.current) animation.cancel();
      running.current = reflow(items, places.current);
      places.current = undefined;
    }
  }, [list, requested, drawn]);
}
