import { css } from 'styled-components';

/** A panel that asks for something: the red line at its side, and a glow of it on the ground. */
export const panelStyles = css`
  border-inline-start: 4px solid var(--color-accent);
  border-radius: var(--radius-m);
  background: linear-gradient(
    100deg,
    color-mix(in srgb, var(--color-accent) 22%, var(--color-surface)),
    var(--color-surface) 60%
  );
`;
