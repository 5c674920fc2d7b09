import { styled } from 'styled-components';

export const Rules = styled.ol`
  display: grid;
  border-block: 1px solid var(--color-line);
  counter-reset: rule;
`;

export const Rule = styled.li`
  display: grid;
  grid-template-columns: min(2rem, 10vw) minmax(0, 1fr);
  align-items: baseline;
  gap: var(--space-3);
  padding-block: var(--space-4);
  font-size: var(--text-l);
  line-height: 1.35;
  counter-increment: rule;

  & + & {
    border-block-start: 1px solid var(--color-line);
  }

  &::before {
    content: counter(rule);
    color: var(--color-accent-ink);
    font: var(--weight-display) var(--text-display-s) / var(--leading-display) var(--font-display);
  }
`;
