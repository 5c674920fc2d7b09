import { NavLink } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { ExternalLink } from '../primitives/ExternalLink';

/** In a row in the bar, or stacked in the menu. */
export type NavigationLayout = 'row' | 'stack';

export const List = styled.ul<{ $layout: NavigationLayout }>`
  display: flex;
  flex-direction: ${({ $layout }) => ($layout === 'row' ? 'row' : 'column')};
  gap: ${({ $layout }) => ($layout === 'row' ? 'var(--space-6)' : '0')};
`;

const linkStyles = css<{ $layout: NavigationLayout }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 3rem;
  color: var(--color-ink-muted);
  font: 800 var(--text-display-xs) / 1.1 var(--font-display);
  letter-spacing: 0.05em;
  text-decoration: none;
  text-transform: uppercase;
  white-space: nowrap;
  transition: color var(--duration-fast) var(--ease-out);

  &:hover,
  &[aria-current='page'] {
    color: var(--color-ink);
  }

  ${({ $layout }) =>
    $layout === 'stack' &&
    css`
      min-block-size: 3.5rem;
      border-block-end: 1px solid var(--color-line);
      font-size: var(--text-display-s);
    `}
`;

/** The red line marks the page one is on; a system colour takes over in forced-colours mode. */
export const PageLink = styled(NavLink)<{ $layout: NavigationLayout }>`
  ${linkStyles}

  &[aria-current='page']::after {
    content: '';
    position: absolute;
    inset-block-end: ${({ $layout }) => ($layout === 'row' ? 'var(--space-1)' : '-1px')};
    inset-inline: 0;
    border-block-end: 2px solid var(--color-accent);
  }
`;

export const SocialLink = styled(ExternalLink)<{ $layout: NavigationLayout }>`
  ${linkStyles}
`;
