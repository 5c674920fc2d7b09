import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints';

/** The title, and the counters beside it where there is room. */
export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-8);

  > header {
    flex: 1 1 20rem;
  }

  > dl {
    flex: 0 1 31.5rem;
  }
`;

/** The filter, and what it leaves. */
export const Toolbar = styled.div`
  display: grid;
  /* The second line is reserved for the results, so that nothing moves when they come. */
  grid-template-rows: auto minmax(calc(1.55 * var(--text-s)), auto);
  gap: var(--space-4);

  ${from.l} {
    grid-template-rows: auto;
    grid-template-columns: 1fr auto;
    align-items: end;

    /* On the baseline of the filter's labels. */
    > p {
      padding-block-end: var(--space-3);
    }
  }
`;

export const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-14);
  padding-block-start: var(--space-4);

  ${from.l} {
    gap: var(--space-16);
  }
`;

export const Group = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
`;

export const YearTitle = styled.h3`
  padding-block-start: var(--space-4);
  color: var(--color-ink-muted);
  font-size: var(--text-display-s);
`;

/** All events: more than other lists have. */
export const Calendar = styled.div`
  ${from.xxl} {
    --event-columns: 4;
  }
`;
