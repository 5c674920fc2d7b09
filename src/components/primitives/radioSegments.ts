import { css } from 'styled-components';
import { from } from '../../theme/breakpoints';
import type { RadioGroupVariant } from './RadioGroup.styles';

/** Options side by side in one frame, for a filter above a list. An even number fills two columns on a phone. */
export const radioSegments: RadioGroupVariant = {
  /* The background shows through the gaps as hairlines between the options. */
  options: css`
    isolation: isolate;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8rem, 34%)), 1fr));
    gap: 1px;
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-m);
    background: var(--color-line);

    ${from.m} {
      grid-template-columns: none;
      grid-auto-columns: minmax(0, auto);
      grid-auto-flow: column;
    }

    ${from.l} {
      inline-size: fit-content;
    }
  `,
  /* The transparent radio button covers the whole option, so that it receives presses and the focus. */
  option: css`
    position: relative;
    display: grid;
    min-block-size: 3rem;

    /* Keeps the focus ring above the neighbours. */
    &:has(:focus-visible) {
      z-index: 1;
    }

    input {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
      opacity: 0;
      cursor: pointer;
    }
  `,
  /* The red line marks the selected option; it is a border, so that forced-colours mode keeps it. */
  label: css`
    display: grid;
    place-items: center;
    padding: var(--space-2) var(--space-3);
    border-block-end: 3px solid transparent;
    border-radius: inherit;
    background: var(--color-surface);
    color: var(--color-ink-muted);
    font: var(--weight-display) var(--text-display-xs) / 1.1 var(--font-display);
    letter-spacing: var(--tracking-label);
    text-align: center;
    text-transform: uppercase;
    transition: color var(--duration-fast) var(--ease-out);

    ${from.m} {
      padding-inline: var(--space-5);
    }

    :hover > & {
      color: var(--color-ink);
    }

    :checked + & {
      border-color: var(--color-accent);
      background: var(--color-surface-raised);
      color: var(--color-ink);
    }

    :active > & {
      background: var(--color-surface-pressed);
      color: var(--color-ink);
      transition-duration: 0s;
    }

    :focus-visible + & {
      outline: 3px solid var(--color-accent-ink);
      outline-offset: 3px;
      box-shadow: 0 0 0 3px var(--color-canvas);
    }

    @media (forced-colors: active) {
      border-color: Canvas;

      :checked + & {
        border-color: Highlight;
      }
    }
  `,
};
