import { styled } from 'styled-components';

export const Files = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding-block: var(--space-4) var(--space-8);
  color: var(--color-ink);
  font: 400 var(--text-s) / 1.4 var(--font-text);
`;
