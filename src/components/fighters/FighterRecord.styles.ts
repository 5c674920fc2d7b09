import { styled } from 'styled-components';
import type { Outcome } from '../../domain/record';
import { outcomeFills } from './outcomeFills';

export const Numbers = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 4.5rem), 1fr));
  gap: var(--space-4);
`;

export const Entry = styled.div<{ $outcome: Outcome }>`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;

  dd {
    font: var(--weight-display) var(--text-display-l) / var(--leading-display) var(--font-display);
    font-variant-numeric: tabular-nums;
  }

  dt {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    color: var(--color-ink-muted);
    font-size: var(--text-s);
  }

  dt::before {
    content: '';
    inline-size: var(--space-3);
    block-size: var(--space-3);
    border-radius: var(--radius-s);
    background: ${({ $outcome }) => outcomeFills[$outcome]};
    forced-color-adjust: none;
  }
`;

export const WinRate = styled.p`
  font-weight: var(--weight-strong);
  font-variant-numeric: tabular-nums;
`;
