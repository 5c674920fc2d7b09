import { css, styled } from 'styled-components';
import { breakpoints, from } from '../../theme/breakpoints';
import { captionBarStyles } from '../primitives/captionBarStyles';

/** How wide a thumbnail is drawn, for the browser's choice of picture. */
export const thumbnailSizes = [
  `(min-width: ${String(breakpoints.xl)}px) 276px`,
  `(min-width: ${String(breakpoints.l)}px) calc(33.3vw - 49px)`,
  `(min-width: ${String(breakpoints.m)}px) calc(50vw - 57px)`,
  '132px',
].join(', ');

export const VideoList = styled.ul`
  container-type: inline-size;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-6) var(--space-4);
  /* The lines that most descriptions take. */
  --video-text-lines: 3;

  ${from.m} {
    --video-text-lines: 2;
  }
`;

const card = css`
  --thumbnail-row: auto;
  grid-template: none / minmax(0, 1fr);
  gap: var(--space-2);
`;

/** On a phone a row, with the words beside the thumbnail; otherwise a card, as with text too large for a row. */
export const VideoItem = styled.li`
  display: grid;
  grid-template: auto auto 1fr / 8.25rem minmax(0, 1fr);
  align-content: start;
  gap: var(--space-1) var(--space-3);

  ${from.m} {
    ${card}
  }

  @container (max-width: 13rem) {
    ${card}
  }
`;

export const Thumbnail = styled.div`
  position: relative;
  grid-row: var(--thumbnail-row, 1 / span 3);
  align-self: start;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: var(--radius-m);
`;

export const ThumbnailTag = styled.div`
  position: absolute;
  inset: var(--space-2) auto auto var(--space-2);
  ${captionBarStyles}
`;

export const VideoTitle = styled.h3`
  font-size: var(--text-display-xs);
`;

export const VideoText = styled.p`
  color: var(--color-ink-muted);
  font-size: var(--text-s);
  line-height: 1.45;
`;

export const VideoViews = styled.p`
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;
`;
