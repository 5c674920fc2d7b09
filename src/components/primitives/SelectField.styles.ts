import { styled } from 'styled-components';
import { fieldLabelStyles, fieldStackStyles, fieldStyles } from './fieldLook';

export const Root = styled.div`
  ${fieldStackStyles}
`;

export const Label = styled.label`
  ${fieldLabelStyles}
`;

export const Frame = styled.div`
  position: relative;
  display: flex;

  svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: var(--space-4);
    margin-block: auto;
    color: var(--color-ink-muted);
    pointer-events: none;
  }
`;

export const Select = styled.select`
  ${fieldStyles}
  appearance: none;
  padding-inline-end: var(--space-12);
  text-overflow: ellipsis;
  cursor: pointer;

  option,
  optgroup {
    background: var(--color-surface-raised);
    color: var(--color-ink);
  }
`;
