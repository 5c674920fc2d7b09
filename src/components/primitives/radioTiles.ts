import { css } from 'styled-components';
import { from } from '../../theme/breakpoints';
import type { RadioGroupVariant } from './RadioGroup.styles';
import { chosenTileStyles, tileStyles } from './tileStyles';

/** Options as large as a field each, for a form. */
export const radioTiles: RadioGroupVariant = {
  options: css`
    gap: var(--space-3);

    ${from.m} {
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }
  `,
  option: css`
    ${tileStyles}

    input {
      flex: none;
      inline-size: 1.25rem;
      block-size: 1.25rem;
    }

    &:has(:checked) {
      ${chosenTileStyles}
    }

    /* The focus ring surrounds the whole option, or its radio button in browsers without :has(). */
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
  `,
};
