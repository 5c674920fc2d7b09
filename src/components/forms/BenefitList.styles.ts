import { styled } from 'styled-components';

export const Benefits = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: var(--space-5);
`;

export const Benefit = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
  text-wrap: balance;

  > svg {
    color: var(--color-accent-ink);
  }

  /* Below the icon where large text has no room beside it. */
  > div {
    flex: 1 1 9rem;
  }
`;

export const Title = styled.strong`
  display: block;
  font-weight: var(--weight-strong);
  line-height: 1.35;
`;

export const Text = styled.span`
  color: var(--color-ink-muted);
  font-size: var(--text-s);
  line-height: 1.45;
`;
