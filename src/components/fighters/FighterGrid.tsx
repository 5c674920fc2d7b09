import { Children, useEffect, useRef, type ReactNode } from 'react';
import { Posters } from './FighterGrid.styles';

interface FighterGridProps {
  /** Cards or their skeletons; each becomes an item of the list. */
  children: ReactNode;
  /** Whether the items are skeletons, which a screen reader skips. */
  isPlaceholder?: boolean;
}

/** What a slow phone draws at once without keeping a tap waiting, and how often, in milliseconds. */
const batch = 4;
const pause = 50;

/** Has posters drawn that are far from the window, a few at a time. */
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

/** Renders cards in a grid: one column on the smallest phones, two on a phone, four on a laptop. */
export function FighterGrid({ children, isPlaceholder = false }: FighterGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const count = Children.count(children);
  useEffect(() => drawAll([...(grid.current?.querySelectorAll('li') ?? [])]), [count]);
  return (
    <Posters ref={grid} role="list" aria-hidden={isPlaceholder || undefined}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </Posters>
  );
}
