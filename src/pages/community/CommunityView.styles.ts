import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints';

export const Stats = styled.div`
  /* Of a tile's width: room for six characters. */
  --stat-size: 33cqi;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: var(--space-3);

  ${from.l} {
    gap: var(--space-6);
  }
`;

/** The forum and, in a narrower column where there is room, the rankings. */
export const Lists = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-14);

  ${from.l} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    column-gap: var(--space-16);
  }
`;

/** A heading, a list, and what leads on from it; beside another, each of them on one line with its like. */
export const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: subgrid;
  grid-row: span 3;
  gap: var(--space-6);

  > :last-child {
    /* Firefox stretches what is last in a subgrid by the row's gap. */
    place-self: start;
  }
`;

/** The rules beside their heading where there is room. */
export const RulesPanel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  ${from.l} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    grid-template-rows: auto 1fr;
    gap: var(--space-6) var(--space-16);

    > ol {
      grid-row: span 2;
    }
  }
`;
