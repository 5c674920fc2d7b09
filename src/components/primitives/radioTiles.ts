import { css } from 'styled-components';
import { from } from '../../theme/breakpoints';
import type { RadioGroupVariant } from './RadioGroup.styles';
import { tileStyles } from './tileStyles';

/** Options as large as a field each, for a form. */
export const radioTiles: RadioGroupVariant = {
  options: css`
    gap: var(--space-3);

    ${from.m} {
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }
  `,
  option: tileStyles,
};
