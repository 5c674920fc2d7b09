import { styled } from 'styled-components';

export const Ranked = styled.ol`
  display: grid;
  border-block: 1px solid var(--color-line);
`;

export const Place = styled.li<{ $first: boolean }>`
  --rank-color: ${({ $first }) => ($first ? 'var(--color-gold)' : 'var(--color-ink-muted)')};
  --rank-line: ${({ $first }) => ($first ? 'var(--color-gold)' : 'var(--color-line)')};
  display: grid;
  grid-template-columns: 1.5rem auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3);
  padding-block: var(--space-3);

  & + & {
    border-block-start: 1px solid var(--color-line);
  }
`;

export const Rank = styled.span`
  color: var(--rank-color);
  font: 800 var(--text-display-m) / 1 var(--font-display);
  font-variant-numeric: tabular-nums;
`;

export const Avatar = styled.span`
  inline-size: 3.5rem;
  block-size: 3.5rem;
  position: relative;
  overflow: hidden;
  border-block-end: 2px solid var(--rank-line);
  border-radius: var(--radius-s);
  background: var(--color-surface);

  /* Crops to head and shoulders: the roster's portraits reach down to the waist. */
  > picture {
    position: absolute;
    inset: -5% auto auto -50%;
    inline-size: 200%;
    block-size: 200%;
  }
`;

export const RankedCopy = styled.div`
  display: grid;
  gap: var(--space-1);
`;

export const Name = styled.h3`
  font-size: var(--text-display-xs);
  overflow-wrap: anywhere;
`;

export const RankedFacts = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-3);
  color: var(--color-ink-muted);
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;
  line-height: 1.35;
`;

export const Points = styled.p`
  color: var(--color-ink-muted);
  font-size: var(--text-xs);
  line-height: 1.3;
  text-align: end;
`;

export const PointCount = styled.span`
  display: block;
  color: var(--color-ink);
  font: 800 var(--text-display-s) / 1 var(--font-display);
  font-variant-numeric: tabular-nums;
`;
