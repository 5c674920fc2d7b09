import { styled } from 'styled-components';
import { fieldLabelStyles, fieldStackStyles } from './fieldStyles';

export const FieldGroup = styled.div`
  ${fieldStackStyles}
  border: 0;
`;

export const Label = styled.label`
  ${fieldLabelStyles}

  /* In place of the gap: a legend is no item of its fieldset's layout. */
  &:is(legend) {
    padding-block-end: var(--space-2);
  }
`;

export const Optional = styled.span`
  color: var(--color-ink-muted);
  font-weight: var(--weight-text);
`;

export const ErrorLine = styled.p`
  display: flex;
  align-items: flex-start;
  gap: var(--space-2);
  color: var(--color-accent-ink);
  ${fieldLabelStyles}

  svg {
    flex: none;
    margin-block-start: 0.1em;
  }
`;
