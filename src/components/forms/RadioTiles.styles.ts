import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints';
import { fieldLabelStyles } from '../primitives/fieldStyles';
import { chosenTileStyles, fieldsetStyles, tileStyles } from './choiceStyles';

export const Fieldset = styled.fieldset`
  ${fieldsetStyles}
`;

export const Legend = styled.legend`
  ${fieldLabelStyles}
  padding-block-end: var(--space-2);
`;

export const Tiles = styled.div`
  display: grid;
  gap: var(--space-3);

  ${from.m} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`;

export const Tile = styled.label`
  ${tileStyles}

  input {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }

  &:has(:checked) {
    ${chosenTileStyles}
  }

  /* The focus ring surrounds the whole choice, or its radio button in browsers without :has(). */
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

export const ErrorSlot = styled.div`
  padding-block-start: var(--space-2);
`;
