import { styled } from 'styled-components';

export const Colour = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
`;

export const Swatch = styled.span`
  flex: none;
  inline-size: var(--space-10);
  block-size: var(--space-10);
  /* Without a border a dark colour would not be visible on the page. */
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-s);
  background: var(--swatch-colour);
`;

export const Names = styled.span`
  display: grid;
`;

export const Value = styled.span`
  color: var(--color-ink-muted);
`;

export const Ratio = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-1);
  font-variant-numeric: tabular-nums;
`;

export const Letters = styled.span`
  padding: var(--space-1) var(--space-2);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-s);
  background: var(--letters-ground);
  color: var(--letters-colour);
  font-weight: 600;
`;
