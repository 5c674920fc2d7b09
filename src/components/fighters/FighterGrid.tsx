import { Children, type ReactNode } from 'react';
import { Posters } from './FighterGrid.styles';

interface FighterGridProps {
  /** Cards or their skeletons; each becomes an item of the list. */
  children: ReactNode;
}

/** Posters side by side: one on the smallest phones, two on a phone, four on a laptop. */
export function FighterGrid({ children }: FighterGridProps) {
  return (
    <Posters>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </Posters>
  );
}
