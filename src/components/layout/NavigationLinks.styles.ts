import { css, styled } from 'styled-components';
import { ExternalLink } from '../primitives/ExternalLink';

/** In a row in the bar, or stacked in the menu. */
export type NavigationLayout = 'row' | 'stack';

export const List = styled.ul<{ $layout: NavigationLayout }>`
  display: flex;
  flex-direction: ${({ $layout }) => ($layout === 'row' ? 'row' : 'column')};
  gap: ${({ $layout }) => ($layout === 'row' ? 'var(--space-6)' : '0')};

  > li + li {
    border-block-start: ${({ $layout }) =>
      $layout === 'row' ? 'none' : '1px solid var(--color-line)'};
  }
`;

const rowLink = css`
  block-size: calc(var(--navigation-height) - 1px);
  white-space: nowrap;
`;

/** Large text wraps, and grows only as far as the longest word fits on a phone. A phone on its side shows all six. */
const stackLink = css`
  min-block-size: clamp(2.75rem, 13svh, 4.5rem);
  font-size: min(2.5rem, 16vw, 9svh);
`;

const linkStyles = css<{ $layout: NavigationLayout }>`
  position: relative;
  display: flex;
  align-items: center;
  color: var(--color-ink-muted);
  font: var(--weight-display) var(--text-display-xs) / 1.1 var(--font-display);
  letter-spacing: var(--tracking-label);
  text-decoration: none;
  text-transform: uppercase;
  transition: color var(--duration-fast) var(--ease-out);

  &:hover,
  &[aria-current='page'] {
    color: var(--color-ink);
  }

  ${({ $layout }) => ($layout === 'row' ? rowLink : stackLink)}
`;

/** A red border marks the current page over the hairline below, in forced colours, too. */
export const PageLink = styled.a<{ $layout: NavigationLayout }>`
  ${linkStyles}

  &[aria-current='page']::after {
    content: '';
    position: absolute;
    inset-block-end: -1px;
    inset-inline: 0;
    border-block-end: 2px solid var(--color-accent);
  }
`;

export const SocialLink = styled(ExternalLink)<{ $layout: NavigationLayout }>`
  ${linkStyles}
`;
