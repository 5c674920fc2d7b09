import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints';
import { controlStyles } from '../primitives/fieldStyles';

/** Aligned to the end of a section's heading where there is room. */
export const Subscription = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-6);
  min-inline-size: 0;
  color: var(--color-ink-muted);
  font-size: var(--text-s);
  line-height: 1.4;

  > p {
    flex: 1 0 100%;
  }

  ${from.l} {
    flex: 1 1 46rem;
    justify-content: flex-end;
    text-align: end;
  }
`;

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-6);

  > :first-child {
    color: var(--color-ink);
  }
`;

export const Address = styled.div`
  display: flex;
  flex: 0 1 24rem;
  gap: var(--space-2);
  min-inline-size: min(100%, 16rem);

  > button {
    flex: none;
  }
`;

export const AddressField = styled.code`
  ${controlStyles}
  min-block-size: 2.75rem;
  overflow: hidden;
  font-family: inherit;
  line-height: 1.7;
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
