import { css, styled } from 'styled-components';
import type { EventStatus } from '../../domain/event';
import { from } from '../../theme/breakpoints';

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
  --event-words-size: auto;

  ${from.l} {
    --event-title-size: var(--text-display-m);
    --event-text-size: var(--text-m);
    --event-padding: var(--space-8);
    display: grid;
    grid-template-columns: 3fr 2fr;
  }
`;

export const EventFrame = styled.article<{ $status: EventStatus; $featured: boolean }>`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  overflow: clip;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  ${({ $status }) => frames[$status]}
  ${({ $featured }) => $featured && featuredFrame}
`;

export const KeyArt = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  /* Grows with a long text beside it; explicit, because a box with an aspect ratio is not stretched. */
  place-self: stretch;
  overflow: hidden;

  picture,
  img {
    filter: var(--art-filter, none);
  }
`;

export const KeyArtCorner = styled.div`
  position: absolute;
  inset: var(--space-4) auto auto var(--space-4);
`;

export const EventBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-3);
  /* Room for a title of one line and a description of four: with no more text than that, a card
     takes its skeleton's place without moving anything. */
  min-block-size: var(--event-words-size, 22.0625rem);
  padding: var(--event-padding, var(--space-5));
`;

/** At the foot of the card, the link at the far end where there is room. */
export const EventActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: var(--space-4);
  margin-block-start: auto;
`;

export const EventWhen = styled.div`
  display: grid;
  gap: var(--space-1);
`;

export const EventDate = styled.p`
  color: var(--date-color, var(--color-accent-ink));
  font: 800 var(--text-display-xs) / 1.1 var(--font-display);
  text-transform: uppercase;
`;

export const EventStart = styled.p`
  /* Less prominent than the date above it. */
  color: var(--date-color, inherit);
  font-size: var(--text-s);
  line-height: 1.4;
`;

export const EventTitle = styled.h2`
  font-size: var(--event-title-size, var(--text-display-s));
  overflow-wrap: anywhere;
`;

export const EventSubtitle = styled.p`
  font-weight: 600;
  line-height: 1.3;
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
