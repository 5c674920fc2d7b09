import { keyframes, styled } from 'styled-components';

export const Menu = styled.div`
  display: flex;
`;

export const Toggle = styled.button`
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border: 1px solid transparent;
  border-radius: var(--radius-s);
  color: var(--color-ink);

  &:hover {
    background: var(--color-surface-raised);
  }

  &:active {
    background: var(--color-surface-pressed);
  }

  /* A press hits the button, not its icon: after that WebKit's next Tab would skip the menu. */
  > svg {
    pointer-events: none;
  }
`;

const drop = keyframes`
  from { opacity: 0; translate: 0 -8px; }
`;

/** Fills the window below the bar, which sticks to its top. */
export const Panel = styled.div`
  position: fixed;
  inset: var(--navigation-height) 0 auto;
  inline-size: 100%;
  block-size: calc(100dvh - var(--navigation-height));
  max-block-size: none;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--space-4) var(--gutter, var(--space-4)) var(--space-8);
  border: 0;
  background: var(--color-canvas);
  color: var(--color-ink);

  /* Where there are no popovers, it is open while its button is pointed at or anything of it has the focus. */
  @supports not selector(:popover-open) {
    display: none;

    ${Menu}:hover > &,
    ${Menu}:focus-within > & {
      display: block;
    }
  }

  &:popover-open {
    display: flex;
    flex-direction: column;
    gap: var(--space-6);
    animation: ${drop} var(--duration-fast) var(--ease-out);
  }
`;

export const Foot = styled.div`
  margin-block-start: auto;
`;
