import { styled } from 'styled-components';
import { fieldLabelStyles, fieldStackStyles } from './fieldStyles';

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
