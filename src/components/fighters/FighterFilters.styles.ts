import { styled } from 'styled-components';
import { below, from } from '../../theme/breakpoints';
import { navigationHeight } from '../layout/navigationHeight';

/** What the bar takes below the navigation, however many filters there are: a field, and the space around it. */
export const barHeight = 'calc(3rem + 2 * var(--space-1))';

/**
 * A bar that stays below the navigation while its parent scrolls by. Its labels slide under the navigation, so that only
 * the fields take room from what is filtered. A low window, as on a phone on its side or enlarged to 400 %, needs it all,
 * unless a field has the focus.
 */
export const FilterForm = styled.form`
  ${navigationHeight}
  --labels: calc(1.4 * var(--text-s) + var(--space-2));
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--space-2);
  padding-block-end: var(--space-1);
  background: var(--color-canvas);

  position: sticky;
  z-index: 1;
  view-transition-name: filters;
  --below-navigation: calc(var(--navigation-height) + var(--space-1) - var(--labels));
  inset-block-start: var(--below-navigation);

  /* What slides under it fades out. */
  &::after {
    content: '';
    position: absolute;
    inset: 100% 0 auto;
    block-size: var(--space-3);
    background: linear-gradient(var(--color-canvas), transparent);
    pointer-events: none;
  }

  @media (max-height: 27.99rem) {
    inset-block-start: auto;

    &:focus-within {
      inset-block-start: var(--below-navigation);
    }
  }

  /* So that the rings of its own fields are not under the navigation. */
  :focus-visible {
    outline-offset: 1px;
  }

  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${from.m} {
    grid-template-columns: minmax(0, 5fr);
    grid-auto-columns: minmax(0, 4fr);
    grid-auto-flow: column;
    gap: var(--space-4);
  }

  ${from.l} {
    grid-template-columns: minmax(0, 8fr);
  }
`;

export const Disclosure = styled.div`
  display: contents;
`;

/** As high as the fields beside it. */
export const Toggle = styled.div`
  display: grid;
  min-block-size: 3rem;

  ${from.m} {
    display: none;
  }

  /* Where there are no popovers, nothing is to be disclosed. */
  @supports not selector(:popover-open) {
    display: none;
  }
`;

export const Count = styled.span`
  min-inline-size: 1.375rem;
  padding-block: 2px;
  border-radius: var(--radius-l);
  background: var(--color-accent);
  color: var(--color-on-accent);
`;

/** At the bottom of a phone's window, in reach of a thumb; in the bar where there is room. */
export const Choices = styled.div`
  inset: auto 0 0;
  inline-size: 100%;
  max-inline-size: none;
  max-block-size: 100dvh;
  gap: var(--space-4);
  padding: var(--space-5) var(--space-4);
  border: 0;
  border-block-start: 3px solid var(--color-accent);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-raised);
  color: var(--color-ink);

  @supports not selector(:popover-open) {
    display: grid;
    grid-column: 1 / -1;
  }

  ${from.m} {
    display: contents;
  }

  &:popover-open {
    display: grid;
    animation: rise var(--duration-fast) var(--ease-out);
  }
`;

/** Sends the form before the script has run, and closes the choices after it. */
export const Done = styled.div`
  display: grid;

  ${from.m} {
    display: none;
  }
`;
