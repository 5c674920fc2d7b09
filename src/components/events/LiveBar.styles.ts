import { styled } from 'styled-components';
import { below } from '../../theme/breakpoints';

export const Bar = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  min-block-size: 2.5rem;
  padding-inline: var(--space-4);
  border-block-end: 1px solid var(--color-line);
  background: var(--color-surface-raised);
  font: var(--weight-display) var(--text-display-xs) / 1.1 var(--font-display);
  text-decoration: none;
  text-transform: uppercase;

  &:hover {
    background: var(--color-surface-pressed);
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  ${below.phone} {
    flex-wrap: wrap;
    padding-block: var(--space-2);
  }
`;

/** One line, so that the bar keeps its height, unless text is enlarged. */
export const Title = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${below.phone} {
    text-align: center;
    white-space: normal;
  }
`;
