import { styled } from 'styled-components';

/** How a fight can end. */
export type Outcome = 'wins' | 'losses' | 'draws';

/** Told apart by pattern as well as by colour: plain, hatched, dotted. */
const fills: Record<Outcome, string> = {
  wins: 'var(--color-accent)',
  losses:
    'repeating-linear-gradient(135deg, var(--color-steel) 0 2px, var(--color-surface-raised) 2px 5px)',
  draws:
    'radial-gradient(circle, var(--color-steel) 1.5px, transparent 2px) 0 0 / 6px 6px var(--color-surface-raised)',
};

export const Tally = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-4);
`;

export const TallyEntry = styled.div<{ $outcome: Outcome }>`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;

  dd {
    font: 800 var(--text-display-l) / 1 var(--font-display);
    font-variant-numeric: tabular-nums;
  }

  dt {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    color: var(--color-ink-muted);
    font-size: var(--text-s);
  }

  dt::before {
    content: '';
    inline-size: var(--space-3);
    block-size: var(--space-3);
    border-radius: var(--radius-s);
    background: ${({ $outcome }) => fills[$outcome]};
    forced-color-adjust: none;
  }
`;

export const ProportionBar = styled.div`
  display: flex;
  gap: var(--space-1);
  block-size: var(--space-3);
  overflow: hidden;
  border-radius: var(--radius-s);
  background: var(--color-surface-raised);
`;

export const Proportion = styled.span<{ $outcome: Outcome }>`
  flex: var(--fights) 1 0;
  background: ${({ $outcome }) => fills[$outcome]};
  forced-color-adjust: none;
`;
