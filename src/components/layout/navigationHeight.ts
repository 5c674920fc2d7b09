import { css } from 'styled-components';
import { from } from '../../theme/breakpoints';

/** The height of the navigation, which stays at the top of the window, with the line below it. */
export const navigationHeight = css`
  --navigation-height: 4rem;

  ${from.l} {
    --navigation-height: 4.5rem;
  }
`;
