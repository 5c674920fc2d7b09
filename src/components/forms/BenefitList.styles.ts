import { styled } from 'styled-components';

export const Benefits = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: var(--space-5);
`;

export const Benefit = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-4);
  text-wrap: balance;

  > svg {
    color: var(--color-accent-ink);
  }
`;

export const Title = styled.strong`
  display: block;
  font-weight: 600;
  line-height: 1.35;
`;

export const Text = styled.span`
  color: var(--color-ink-muted);
  font-size: var(--text-s);
  line-height: 1.45;
`;
