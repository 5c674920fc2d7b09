import { styled } from 'styled-components';

export const Anchor = styled.a`
  position: fixed;
  z-index: 2;
  inset-block-start: var(--space-3);
  inset-inline-start: var(--space-3);
  padding: var(--space-3) var(--space-5);
  border-radius: var(--radius-s);
  background: var(--color-accent);
  color: var(--color-on-accent);
  font: var(--weight-display) var(--text-display-xs) / 1.1 var(--font-display);
  letter-spacing: var(--tracking-label);
  text-decoration: none;
  text-transform: uppercase;
  translate: 0 calc(-100% - var(--space-6));

  &:focus {
    translate: none;
  }

  &:active {
    background: var(--color-accent-pressed);
  }
`;
