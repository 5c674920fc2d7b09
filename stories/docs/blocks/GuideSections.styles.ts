import { styled } from 'styled-components';
import { from } from '../../../src/theme/breakpoints';

export const Examples = styled.div`
  display: grid;
  gap: var(--space-6);
  margin-block: var(--space-6);
  color: var(--color-ink);
  font: 400 var(--text-s) / 1.5 var(--font-text);

  ${from.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Example = styled.figure<{ $good: boolean }>`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: var(--space-4);
  padding: var(--space-5);
  border: 1px solid var(--color-line);
  border-block-start: 3px solid
    ${({ $good }) => ($good ? 'var(--color-green)' : 'var(--color-accent)')};
  border-radius: var(--radius-m);
  background: var(--color-canvas);
`;

export const Verdict = styled.strong<{ $good: boolean }>`
  color: ${({ $good }) => ($good ? 'var(--color-green)' : 'var(--color-accent-ink)')};
`;

export const Keys = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: var(--space-2) var(--space-6);
  color: var(--color-ink);
  font: 400 var(--text-s) / 1.5 var(--font-text);

  kbd {
    padding: 0 var(--space-2);
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-s);
    font: inherit;
  }
`;
