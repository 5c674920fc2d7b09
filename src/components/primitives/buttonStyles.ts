import { css } from 'styled-components';
import { below } from '../../theme/breakpoints';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'text';

/** `m` is 44 px high, `l` 52 px; both grow with a label that wraps. `icon` is a square of 44 px. */
export type ButtonSize = 'm' | 'l' | 'icon';

export interface ButtonAppearance {
  /**
   * How prominent it is.
   *
   * - `primary`: the main action of a screen.
   * - `secondary`: a real alternative beside it.
   * - `quiet`: a minor action, or one that does not work yet.
   * - `text`: an entry in a list of links.
   */
  tone?: ButtonTone;
  /** `m` for most places, `l` for heroes and forms, `icon` for an icon alone. */
  size?: ButtonSize;
}

export interface ButtonStyleProps {
  $tone: ButtonTone;
  $size: ButtonSize;
}

const sizes: Record<ButtonSize, ReturnType<typeof css>> = {
  m: css`
    min-block-size: 2.75rem;
    padding: var(--space-2) var(--space-5);
  `,
  l: css`
    min-block-size: 3.25rem;
    padding: var(--space-3) var(--space-8);

    ${below.phone} {
      padding-inline: var(--space-2);
    }
  `,
  icon: css`
    flex: none;
    inline-size: 2.75rem;
    block-size: 2.75rem;
  `,
};

const tones: Record<ButtonTone, ReturnType<typeof css>> = {
  primary: css`
    --button-hovered: var(--color-accent-hover);
    --button-pressed: var(--color-accent-pressed);
    background: var(--color-accent);
    color: var(--color-on-accent);
  `,
  secondary: css`
    --button-hovered: var(--color-surface-raised);
    --button-edge: var(--color-ink);
    border-color: var(--color-line-strong);
    color: var(--color-ink);
  `,
  quiet: css`
    --button-hovered: var(--color-line);
    background: var(--color-surface-raised);
    color: var(--color-ink);
  `,
  text: css`
    --button-hovered: none;
    --button-pressed: none;
    justify-content: start;
    padding-inline: 0;
    border: 0;
    color: var(--color-ink-muted);
    font: var(--weight-text) var(--text-s) / 1.4 var(--font-text);
    letter-spacing: normal;
    text-align: start;
    text-transform: none;

    &:hover:not([aria-disabled='true']) {
      color: var(--color-ink);
      text-decoration: underline;
      text-decoration-color: var(--color-accent);
      text-decoration-thickness: 2px;
      text-underline-offset: 0.35em;
    }

    &:active:not([aria-disabled='true']) {
      color: var(--color-accent-ink);
    }
  `,
};

/** Styles shared by buttons and by links that look like one. */
export const buttonStyles = css<ButtonStyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  max-inline-size: 100%;
  /* Transparent in normal colours; it becomes the button's edge in forced-colours mode. */
  border: 1px solid transparent;
  border-radius: var(--radius-s);
  font: var(--weight-display) var(--text-display-xs) / 1.1 var(--font-display);
  letter-spacing: var(--tracking-label);
  text-align: center;
  text-decoration: none;
  text-transform: uppercase;
  transition-duration: var(--duration-fast);
  transition-property: background-color, border-color, color;
  transition-timing-function: var(--ease-out);

  &:hover:not([aria-disabled='true']) {
    border-color: var(--button-edge, transparent);
    background: var(--button-hovered);
  }

  /* Shows a press immediately: a tap is shorter than the transition. */
  &:active {
    transition-duration: 0s;
  }

  &:active:not([aria-disabled='true']) {
    background: var(--button-pressed, var(--color-surface-pressed));
  }

  ${({ $size }) => sizes[$size]}
  ${({ $tone }) => tones[$tone]}

  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
`;
