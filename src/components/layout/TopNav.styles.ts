import { styled } from 'styled-components';
import { breakpoints } from '../../theme/breakpoints';
import { navigationHeight } from './navigationHeight';

/** Of the bar, in rem: text that a page's own style enlarges changes no media query. */
const isWide = `(min-width: ${String(breakpoints.l / 16)}rem)`;
const hasRoomToJoin = `(min-width: ${String(breakpoints.s / 16)}rem)`;

export const PageTop = styled.header`
  container-type: inline-size;
  ${navigationHeight}
  position: sticky;
  z-index: 1;
  inset-block-start: 0;
  view-transition-name: navigation;
  border-block-end: 1px solid var(--color-line);
  background: var(--color-canvas);
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  /* The height includes the line below. */
  block-size: calc(var(--navigation-height) - 1px);
`;

export const Home = styled.a`
  display: flex;
  align-items: center;
  min-block-size: 2.75rem;
  color: var(--color-ink);
  font-size: 1.75rem;
`;

export const WideNavigation = styled.nav`
  display: none;

  @container ${isWide} {
    display: block;
  }
`;

/** Aligns the bars of the icon, not the edge of its target, with the page. */
export const NarrowNavigation = styled.nav`
  margin-inline-end: calc(-1 * var(--space-2));

  @container ${isWide} {
    display: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
`;

/** Hidden below 360 px, and with large text, where it does not fit beside the menu; the menu has Signup. */
export const Join = styled.div`
  display: none;

  @container ${hasRoomToJoin} {
    display: flex;
  }

  /* On a phone the red button of the first screen is the page's own. */
  @container not ${isWide} {
    a:not(:hover, :active) {
      border-color: var(--color-line-strong);
      background: none;
    }
  }
`;
