import { styled } from 'styled-components';

export const Anchor = styled.a`
  text-decoration-color: var(--color-accent);
  text-decoration-thickness: 2px;
  text-underline-offset: 0.25em;

  &:hover {
    color: var(--color-accent-ink);
  }
`;

/* Keeps the last word with the icon, which otherwise could wrap to a line of its own. */
export const LastWord = styled.span`
  white-space: nowrap;

  > svg {
    display: inline-block;
    vertical-align: -0.1em;
  }
`;
