import { styled } from 'styled-components';

export const List = styled.ul`
  display: grid;
  color: var(--color-ink);
`;

export const Item = styled.li`
  display: grid;
  gap: var(--space-3);
  padding-block: var(--space-5);
  border-block-end: 1px solid var(--color-line);
`;

/** In the token's size; text wider than the page is clipped. */
export const Specimen = styled.p<{ $display: boolean }>`
  overflow: hidden;
  font-family: ${({ $display }) => ($display ? 'var(--font-display)' : 'var(--font-text)')};
  font-size: var(--specimen-size);
  font-weight: ${({ $display }) => ($display ? 800 : 400)};
  line-height: ${({ $display }) => ($display ? 1 : 1.55)};
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
