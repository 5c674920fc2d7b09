import { css } from 'styled-components';

/** A panel with a call to action: the red line at its side, and its glow on the background. */
export const panelStyles = css`
  border-inline-start: 4px solid var(--color-accent);
  border-radius: var(--radius-m);
  background: linear-gradient(
    100deg,
    color-mix(in srgb, var(--color-accent) 22%, var(--color-surface)),
    var(--color-surface) 60%
  );
`;
