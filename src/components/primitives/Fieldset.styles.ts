import { styled } from 'styled-components';
import { fieldLabelStyles, fieldStackStyles } from './fieldStyles';

export const Root = styled.fieldset`
  min-inline-size: 0;
  border: 0;
`;

/* Padding in place of a gap: a legend is no item of its fieldset's layout. */
export const Legend = styled.legend`
  ${fieldLabelStyles}
  padding-block-end: var(--space-2);
`;

export const Content = styled.div`
  ${fieldStackStyles}
`;
