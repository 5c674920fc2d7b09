import { styled } from 'styled-components';
import { fieldStyles } from './fieldStyles';

export const Input = styled.input`
  ${fieldStyles}

  &[aria-invalid='true'] {
    border-color: var(--color-accent-ink);
    /* A thicker border, so that colour is not the only sign of an error. */
    border-inline-start-width: 4px;

    /* Not red, as the border is. */
    &:focus-visible {
      outline-color: var(--color-ink);
    }
  }
`;
