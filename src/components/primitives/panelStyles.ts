import { css } from 'styled-components';

/** A panel with a call to action: the red of the league glows on its background. */
export const panelStyles = css`
  border-radius: var(--radius-m);
  background: linear-gradient(
    100deg,
    color-mix(in srgb, var(--color-accent) 22%, var(--color-surface)),
    var(--color-surface) 60%
  );
`;
