import { css, styled } from 'styled-components';
import { eventFilters } from '../../domain/eventFilters';
import { Root as Subscription } from '../../components/events/SubscribeToCalendar.styles';
import { Root as SectionHead } from '../../components/primitives/SectionHeading.styles';
import { visuallyHidden } from '../../components/primitives/VisuallyHidden.styles';
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

  /* Before hydration styles filter the cards, as below, and cannot count them. */
  &:not([data-hydrated]):has(:checked:not([value='all'])) > output {
    visibility: hidden;
  }

  ${from.l} {
    grid-template-rows: auto;
    grid-template-columns: 1fr auto;
    align-items: end;

    /* On the line of the filter's words. */
    > output {
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

/** The placeholder of a status without events, when that is chosen before hydration. */
export const EmptyStatus = styled.div`
  display: none;
`;

/**
 * Filters the groups before hydration, to the flat grid of spec §2. What is hidden is named by its class: rules that end in
 * a pseudo-class alone made the browser recalculate the styles of all cards with each choice.
 */
const filteredByStyles = css`
  ${Toolbar}:has(:checked:not([value='all'])) + &:not([data-hydrated]) {
    /* The heading stays in the outline, above those of the cards. */
    ${SectionHead} {
      ${visuallyHidden}
    }

    ${Subscription} {
      display: none;
    }
  }

  ${eventFilters
    .filter((filter) => filter !== 'all')
    .map(
      (status) => css`
        ${Toolbar}:has([value='${status}']:checked) + &:not([data-hydrated]) {
          ${Groups} {
            padding-block-start: 0;
          }

          ${Group}:not([aria-labelledby='${status}']) {
            display: none;
          }

          ${EmptyStatus}[data-status='${status}'] {
            display: block;
          }
        }
      `,
    )}
`;

/** All events: more than other lists have. */
export const Calendar = styled.div`
  ${filteredByStyles}

  ${from.xxl} {
    --event-columns: 4;
  }
`;
