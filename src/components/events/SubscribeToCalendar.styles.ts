import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints';

/** Aligned to the end of a section's heading where there is room. */
export const Subscription = styled.div`
  display: grid;
  justify-items: start;
  color: var(--color-ink-muted);
  font-size: var(--text-s);
  line-height: 1.4;

  > a {
    color: var(--color-ink);
  }

  ${from.l} {
    justify-items: end;
  }
`;
