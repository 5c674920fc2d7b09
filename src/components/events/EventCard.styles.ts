import { css, styled } from 'styled-components';
import type { EventStatus } from '../../domain/event';
import { below, from } from '../../theme/breakpoints';
import { fittedSize } from '../primitives/fittedName';

/*
 * A status, a live event's width, a row on a phone (`EventFrame`) and the place in a grid (`EventGrid`) change what is inside
 * by custom properties; what is not set has the value of a card:
 * --event-copy-size, --event-padding   the least height of the text, and the space around it
 * --event-date-size, --event-start-size, --event-lead-size, --event-title-size, --event-text-size   sizes of its texts
 * --event-row-size   how high a row is while it is closed
 * --date-color, --art-filter   how an event that is over is muted
 */

export const KeyArt = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  /* Grows with a long text beside it; explicit, because a box with an aspect ratio is not stretched. */
  place-self: stretch;
  overflow: hidden;
  content-visibility: auto;

  picture,
  img {
    filter: var(--art-filter, none);
  }
`;

/** At the picture's foot: the heads are above. */
export const KeyArtCorner = styled.div`
  position: absolute;
  inset: auto auto var(--space-4) var(--space-4);
`;

export const EventBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-3);
  /* Room for a title of one line and four of text, so that the card takes its skeleton's place. */
  min-block-size: var(--event-copy-size, 25.0625rem);
  padding: var(--event-padding, var(--space-5));
`;

const stacked = css`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
`;

/** What a row shows: when, who fights, and the title. */
export const EventHead = styled.div`
  ${stacked}
  container-type: inline-size;
`;

/** Opens the rest of a row, which is beside it: what is inside is hidden in a card, too, unless it is open. */
export const EventDisclosure = styled('details')`
  ${from.m} {
    display: none;
  }

  > summary {
    position: absolute;
    inset: 0 0 auto;
    display: flex;
    align-items: center;
    justify-content: flex-end;
    block-size: var(--event-row-size);
    padding-inline-end: var(--space-3);
    border-radius: var(--radius-m);
    color: var(--color-ink-muted);
    cursor: pointer;

    /* The frame would cut off a ring around it. */
    &:focus-visible {
      outline-offset: -3px;
      box-shadow: none;
    }

    &::-webkit-details-marker {
      display: none;
    }
  }

  &[open] svg {
    rotate: 180deg;
  }
`;

/** The rest of the card. */
export const EventRest = styled.div`
  ${stacked}
  flex: 1;
`;

/** At the foot of the card: the button across it, and the links below. */
export const EventActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
  margin-block-start: auto;

  > button {
    flex: 1 0 100%;
  }

  ${from.m} {
    /* The row of links that its neighbours have below their buttons. */
    > button:only-child {
      margin-block-end: calc(2.75rem + var(--space-1));
    }
  }
`;

export const EventWhen = styled.div`
  display: grid;
  gap: var(--space-1);
`;

export const EventDay = styled.p`
  color: var(--date-color, var(--color-accent-ink));
  font: var(--weight-display) var(--event-date-size, var(--text-display-xs)) / 1.1
    var(--font-display);
  text-transform: uppercase;
`;

export const EventStart = styled.p`
  /* Less prominent than the date above it. */
  color: var(--date-color, inherit);
  font-size: var(--event-start-size, var(--text-s));
  line-height: 1.4;
`;

const leadSize = fittedSize('100cqi', 'var(--event-lead-size, var(--text-display-s))', '0.75rem');

/** The subtitle: who fights, which a fan looks for after the date. */
export const EventFight = styled.p`
  /* With room for the marks of capitals, as in “Ễ”. */
  font: var(--weight-display) ${leadSize} / 1.06 var(--font-display);
  hyphens: manual;
  text-transform: uppercase;
  text-wrap: balance;
`;

export const EventTitle = styled.h2<{ $leads: boolean }>`
  font-size: ${({ $leads }) => ($leads ? leadSize : 'var(--event-title-size, var(--text-display-xs))')};
  line-height: 1.06;
`;

export const EventVenue = styled.p`
  display: flex;
  gap: var(--space-2);
  font-size: var(--text-s);
  line-height: 1.4;
`;

export const EventDescription = styled.p`
  color: var(--color-ink-muted);
  font-size: var(--event-text-size, var(--text-s));
  line-height: 1.5;
`;

const frames: Record<EventStatus, ReturnType<typeof css> | undefined> = {
  live: css`
    border-color: var(--color-live);
    box-shadow: 0 0 var(--space-10) color-mix(in srgb, var(--color-live) 38%, transparent);
  `,
  upcoming: undefined,
  completed: css`
    --date-color: var(--color-ink-muted);
    --art-filter: grayscale(0.7) brightness(0.8);
  `,
  tbd: undefined,
};

const featuredFrame = css`
  --event-copy-size: auto;

  ${from.l} {
    --event-lead-size: var(--text-display-m);
    --event-text-size: var(--text-m);
    --event-padding: var(--space-8);
    display: grid;
    grid-template-columns: 3fr 2fr;
  }
`;

/** On a phone: a row as high as its picture, which the rest of the card opens below. */
const compactFrame = css`
  ${below.m} {
    /* compactKeyArtSizes states the picture's width by it. */
    --event-row-size: 7rem;
    --event-date-size: var(--text-s);
    --event-start-size: var(--text-xs);
    --event-lead-size: 1.25rem;
    --event-title-size: var(--text-s);
    position: relative;
    display: grid;
    grid-template: minmax(var(--event-row-size), auto) auto / 6rem minmax(0, 1fr);

    ${KeyArt} {
      aspect-ratio: auto;
    }

    ${KeyArtCorner} {
      display: grid;
      inset: auto 0 0;

      > span {
        inline-size: 100%;
        justify-content: center;
        padding-inline: 0;
        border-width: 0;
        border-radius: 0;
      }
    }

    ${EventBody} {
      display: contents;
    }

    ${EventHead} {
      justify-content: center;
      gap: var(--space-1);
      /* The mark that opens the rest is at its end. */
      padding: var(--space-2) 2.5rem var(--space-2) var(--space-3);
    }

    ${EventRest} {
      grid-column: 1 / -1;
      padding: var(--space-3) var(--space-4) var(--space-2);
    }

    ${EventDisclosure}:not([open]) + ${EventRest} {
      display: none;
    }
  }

  /* Large text needs the picture's room: the badge is above it. */
  ${below.phone} {
    --event-row-size: 2.75rem;
    grid-template: var(--event-row-size) auto auto / minmax(0, 1fr);

    picture {
      display: none;
    }

    ${KeyArtCorner} {
      inset: 0;
    }

    ${EventHead} {
      padding-inline-end: var(--space-3);
    }
  }
`;

export const EventFrame = styled.article<{
  $status: EventStatus;
  $featured?: boolean;
  $compact?: boolean;
}>`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  overflow: clip;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  ${({ $status }) => frames[$status]}
  ${({ $featured }) => $featured && featuredFrame}
  ${({ $compact }) => $compact && compactFrame}
`;
