import { styled } from 'styled-components';
import { barHeight } from '../../components/fighters/FighterFilters.styles';
import { from } from '../../theme/breakpoints';

/** The filters, which stay in reach down to its end, and what they filter. Not a grid: of one they would not leave their row. */
export const Roster = styled.div`
  display: flex;
  flex-direction: column;
  gap: inherit;
  /* Keeps the bar under the navigation. */
  isolation: isolate;

  ${from.m} {
    --poster-columns: 3;
  }

  ${from.l} {
    --poster-columns: 4;
  }

  ${from.xxl} {
    --poster-columns: 5;
  }

  ${from.xxxl} {
    --poster-columns: 6;
  }

  /* What has the focus, or is scrolled to, is below the bar; the page's scroll-padding leaves 8 px free. */
  > :not(form),
  > :not(form) :is(a, button) {
    scroll-margin-block-start: ${barHeight};
  }
`;

/** How many there are, and what can be done with them. */
export const Results = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-4);
`;
