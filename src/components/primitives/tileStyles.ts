import { css } from 'styled-components';
import { controlStyles } from './fieldStyles';

/** A choice, large enough for a thumb: the label around a radio button or a checkbox, which works without script. */
export const tileStyles = css`
  ${controlStyles}
  display: flex;
  align-items: center;
  gap: var(--space-3);
  text-align: start;
  cursor: pointer;
  transition-duration: var(--duration-fast);
  transition-property: background-color, border-color;
  transition-timing-function: var(--ease-out);

  &:hover {
    background: var(--color-surface-raised);
  }

  /* Shows a press immediately: a tap is shorter than the transition. */
  &:active {
    background: var(--color-surface-pressed);
    transition-duration: 0s;
  }

  input {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    appearance: none;
    border: 2px solid var(--color-ink-muted);
    border-radius: 50%;

    &:checked {
      border: 6px solid var(--color-accent);
      background: var(--color-on-accent);
    }

    &[type='checkbox'] {
      display: grid;
      border-radius: var(--radius-s);
    }

    &[type='checkbox']:checked {
      border-width: 2px;
      background: var(--color-accent);

      /* The check mark. */
      &::before {
        content: '';
        background: var(--color-on-accent);
        clip-path: polygon(14% 44%, 0 58%, 40% 94%, 100% 22%, 86% 10%, 38% 66%);
      }
    }

    /* With forced colours the browser's own mark, whose colours follow a press. */
    @media (forced-colors: active) {
      appearance: auto;
    }
  }

  /* The red line at its left marks the selected tile. */
  &:has(:checked) {
    border-color: var(--color-ink-muted);
    background: var(--color-surface-raised);
    box-shadow: inset 4px 0 var(--color-accent);
  }

  &:has(:checked):active {
    background: var(--color-surface-pressed);
  }

  /* The focus ring surrounds the whole tile, or its control in browsers without :has(). */
  &:has(:focus-visible) {
    outline: 3px solid var(--color-accent-ink);
    outline-offset: 3px;
  }

  @supports selector(:has(*)) {
    :focus-visible {
      outline: none;
      box-shadow: none;
    }
  }
`;
