import { styled } from 'styled-components';
import { fieldLabelStyles, fieldStackStyles, fieldStyles } from './fieldStyles';

export const Root = styled.div`
  ${fieldStackStyles}
`;

export const Label = styled.label`
  ${fieldLabelStyles}
`;

export const Optional = styled.span`
  color: var(--color-ink-muted);
  font-weight: 400;
`;

export const Hint = styled.p`
  color: var(--color-ink-muted);
  font-size: var(--text-s);
  line-height: 1.4;
`;

export const Input = styled.input`
  ${fieldStyles}

  &[aria-invalid='true'] {
    border-color: var(--color-accent-ink);
    /* A thicker border, so that colour is not the only sign of an error. */
    border-inline-start-width: 4px;
  }
`;

export const FieldError = styled.p`
  display: flex;
  align-items: flex-start;
  gap: var(--space-2);
  color: var(--color-accent-ink);
  font-size: var(--text-s);
  font-weight: 600;
  line-height: 1.4;

  svg {
    flex: none;
    margin-block-start: 0.1em;
  }
`;
