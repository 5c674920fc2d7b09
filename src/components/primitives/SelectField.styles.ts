import { styled } from 'styled-components';
import { fieldStyles } from './fieldStyles';

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

  /* A longer text fades out before the arrow: WebKit draws no ellipsis in a select. */
  &::after {
    content: '';
    position: absolute;
    inset-block: 1px;
    inset-inline-end: var(--space-12);
    inline-size: var(--space-4);
    background: linear-gradient(to right, transparent, var(--color-surface));
    pointer-events: none;
  }

  @media (forced-colors: active) {
    &::after {
      content: none;
    }
  }
`;

export const Select = styled.select`
  ${fieldStyles}
  appearance: none;
  padding-inline-end: var(--space-12);
  /* WebKit would let a longer text make what holds the select scroll sideways. */
  overflow: hidden;
  cursor: pointer;

  option,
  optgroup {
    background: var(--color-surface-raised);
    color: var(--color-ink);
  }
`;
