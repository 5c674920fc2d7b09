import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints';
import { toneColours, type BadgeTone } from '../primitives/Badge.styles';
import { Points } from './RankingList.styles';

export const TopicList = styled.ul`
  display: grid;
  border-block: 1px solid var(--color-line);

  ${from.l} {
    gap: var(--space-3);
    border: 0;
  }
`;

/** Beside the rankings, as high as which the topics are, a tile. */
export const Topic = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: center;
  gap: var(--space-2) var(--space-4);
  padding-block: var(--space-4);

  & + & {
    border-block-start: 1px solid var(--color-line);
  }

  ${from.s} {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }

  ${from.l} {
    &,
    & + & {
      padding: var(--space-4) var(--space-5);
      border: 1px solid var(--color-line);
      border-radius: var(--radius-m);
      background: var(--color-surface);
    }
  }
`;

/** The author of a topic, in the colour of its category. The narrowest phone has no room for it beside a title. */
export const Face = styled.span<{ $tone: BadgeTone }>`
  display: none;

  ${from.s} {
    display: grid;
    place-content: center;
    grid-row: 1 / 3;
    align-self: start;
    inline-size: 3rem;
    aspect-ratio: 1;
    border-block-end: 2px solid;
    border-radius: var(--radius-s);
    background: color-mix(in srgb, currentColor 16%, var(--color-canvas));
    color: ${({ $tone }) => toneColours[$tone]};
    font: var(--weight-display) var(--text-display-s) / var(--leading-display) var(--font-display);
  }
`;

export const TopicTitle = styled.h3`
  grid-column: -3 / -2;
  font: var(--weight-strong) var(--text-m) / 1.35 var(--font-text);
  text-transform: none;

  ${from.l} {
    font-size: var(--text-l);
  }
`;

/** Aligned with the first line of the title, however many lines it has. */
export const Pin = styled.span`
  color: var(--color-accent-ink);

  svg {
    display: inline-block;
    vertical-align: -0.2em;
  }
`;

export const TopicFacts = styled.p`
  grid-column: -3 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  color: var(--color-ink-muted);
  font-size: var(--text-s);
  line-height: 1.4;

  ${from.m} {
    grid-column: -3 / -2;
  }
`;

export const Replies = styled(Points)`
  grid-area: 1 / -2;
  min-inline-size: 3.25rem;

  ${from.m} {
    grid-row-end: span 2;
    align-self: center;
  }
`;
