import { styled } from 'styled-components';

export const Item = styled.li`
  display: grid;
  gap: var(--space-3);
  padding-block: var(--space-5);
  border-block-end: 1px solid var(--color-line);
  color: var(--color-ink);
`;

/** In the token's size; text wider than the page is clipped. */
export const Specimen = styled.p<{ $display: boolean }>`
  overflow: hidden;
  font: ${({ $display }) =>
    $display
      ? 'var(--weight-display) var(--sample) / var(--leading-display) var(--font-display)'
      : 'var(--weight-text) var(--sample) / var(--leading-text) var(--font-text)'};
  text-transform: ${({ $display }) => ($display ? 'uppercase' : 'none')};
  white-space: nowrap;
`;

export const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-4);
  color: var(--color-ink-muted);
  font: 400 var(--text-xs) / 1.4 var(--font-text);
`;
