import { css } from 'styled-components';

/** The box of a control that holds a value or a choice: a field, a select, a tile. */
export const controlStyles = css`
  inline-size: 100%;
  min-block-size: 3rem;
  padding: var(--space-2) var(--space-4);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  color: var(--color-ink);
`;

/** Styles shared by text fields, search fields and selects. */
export const fieldStyles = css`
  ${controlStyles}
  min-inline-size: 0;
  line-height: 1.4;
  transition: border-color var(--duration-fast) var(--ease-out);

  &::placeholder {
    color: var(--color-ink-muted);
    opacity: 1;
  }

  &:hover,
  &:focus {
    border-color: var(--color-ink-muted);
  }
`;

/** The label above a field or a group of fields. */
export const fieldLabelStyles = css`
  font-size: var(--text-s);
  font-weight: var(--weight-strong);
  line-height: 1.4;
`;

/** Stacks a control and its messages. */
export const fieldStackStyles = css`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  min-inline-size: 0;
`;
