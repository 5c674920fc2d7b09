import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints';

/** The first screen: the bar of a live event, and the hero in the rest of it. */
export const Top = styled.div<{ $live: boolean }>`
  --live-bar: ${({ $live }) => ($live ? '2.5rem' : '0px')};
`;

export const Community = styled.div`
  display: grid;
  gap: var(--space-6);

  ${from.l} {
    gap: var(--space-8);
  }
`;

export const Claims = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr));
  gap: var(--space-3);

  ${from.m} {
    gap: var(--space-6);
  }
`;

export const Cards = styled.div`
  display: grid;
  gap: var(--space-6);

  ${from.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
