import { styled } from 'styled-components';

export const CounterList = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(5rem, 100%), 1fr));
  gap: var(--space-3) var(--space-6);
`;

/** Shows the number above its label, which comes first in the document for screen readers. */
export const Counter = styled.div<{ $lit: boolean }>`
  --counter-color: ${({ $lit }) => ($lit ? 'var(--color-live)' : 'var(--color-ink)')};
  --counter-line: ${({ $lit }) => ($lit ? 'var(--color-live)' : 'var(--color-line)')};
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: var(--space-1);
  padding-block-start: var(--space-3);
  border-block-start: 2px solid var(--counter-line);
`;

export const CounterLabel = styled.dt`
  color: var(--color-ink-muted);
  font-size: var(--text-s);
  line-height: 1.3;
`;

export const CounterValue = styled.dd`
  display: flex;
  align-items: center;
  block-size: 1em;
  color: var(--counter-color);
  font: var(--weight-display) var(--text-display-m) / var(--leading-display) var(--font-display);
  font-variant-numeric: tabular-nums;
`;
