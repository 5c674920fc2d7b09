import { styled } from 'styled-components';

export const Root = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  text-decoration-color: var(--color-accent);
  text-decoration-thickness: 2px;
  text-underline-offset: 0.25em;

  &:hover {
    color: var(--color-accent-ink);
  }
`;
