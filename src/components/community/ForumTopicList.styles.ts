import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints';

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

export const TopicTitle = styled.h3`
  font: 600 var(--text-m) / 1.35 var(--font-text);
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
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  color: var(--color-ink-muted);
  font-size: var(--text-s);
  line-height: 1.4;

  ${from.m} {
    grid-column: 1;
  }
`;

export const Replies = styled.p`
  grid-area: 1 / 2;
  min-inline-size: 3.25rem;
  color: var(--color-ink-muted);
  font-size: var(--text-xs);
  line-height: 1.3;
  text-align: end;

  ${from.m} {
    grid-row-end: span 2;
    align-self: center;
  }
`;

export const ReplyCount = styled.span`
  display: block;
  color: var(--color-ink);
  font: 800 var(--text-display-s) / 1 var(--font-display);
  font-variant-numeric: tabular-nums;
`;
