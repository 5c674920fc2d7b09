import { styled } from 'styled-components';
import { fieldStyles } from './fieldStyles';

export const Frame = styled.div`
  position: relative;
  display: flex;

  > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: min(var(--space-4), 8%);
    margin-block: auto;
    color: var(--color-ink-muted);
    pointer-events: none;
  }
`;

export const Input = styled.input`
  ${fieldStyles}
  appearance: none;
  padding-inline: min(3rem, 28%) min(3rem, 22%);
  text-overflow: ellipsis;

  /* The clear button beside it works in every browser and by keyboard. */
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

export const ClearButton = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: min(3rem, 22%);
  border-radius: var(--radius-m);
  color: var(--color-ink-muted);

  &:hover {
    color: var(--color-ink);
  }

  &:active {
    color: var(--color-accent-ink);
  }
`;
