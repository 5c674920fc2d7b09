import type { Outcome } from '../../domain/record';

/** The fill of each outcome, which differs by pattern as well as by colour: plain, hatched, dotted. */
export const outcomeFills: Record<Outcome, string> = {
  wins: 'var(--color-accent)',
  losses:
    'repeating-linear-gradient(135deg, var(--color-steel) 0 2px, var(--color-surface-raised) 2px 5px)',
  draws:
    'radial-gradient(circle, var(--color-steel) 1.5px, transparent 2px) 0 0 / 6px 6px var(--color-surface-raised)',
};
