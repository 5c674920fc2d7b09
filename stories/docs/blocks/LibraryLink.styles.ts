import { styled } from 'styled-components';

export const Link = styled.a`
  display: inline-block;
  /* Tall enough to press in a list of links. */
  min-block-size: var(--space-6);
  color: var(--color-ink);
  text-decoration: underline;
  text-decoration-color: var(--color-accent);
  text-decoration-thickness: 2px;
  text-underline-offset: 0.25em;

  &:hover {
    color: var(--color-accent-ink);
  }
`;
