import { styled } from 'styled-components';
import type { Outcome } from '../../domain/record';
import { outcomeFills } from './outcomeFills';

export const Bar = styled.div<{ $mirrored: boolean }>`
  display: flex;
  flex-direction: ${({ $mirrored }) => ($mirrored ? 'row-reverse' : 'row')};
  gap: var(--space-1);
  block-size: var(--space-3);
  overflow: hidden;
  border-radius: var(--radius-s);
  background: var(--color-surface-raised);
`;

export const Share = styled.span<{ $outcome: Outcome }>`
  flex: var(--fights) 1 0;
  /* Keeps one loss among hundreds of fights visible. */
  min-inline-size: var(--space-1);
  background: ${({ $outcome }) => outcomeFills[$outcome]};
  forced-color-adjust: none;
`;
