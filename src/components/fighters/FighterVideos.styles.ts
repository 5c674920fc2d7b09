import { styled } from 'styled-components';
import { breakpoints } from '../../theme/breakpoints';

/** How wide a thumbnail is drawn, for the browser's choice of picture. */
export const thumbnailSizes = [
  `(min-width: ${String(breakpoints.xl)}px) 276px`,
  `(min-width: ${String(breakpoints.l)}px) calc(33.3vw - 49px)`,
  `(min-width: ${String(breakpoints.m)}px) calc(50vw - 57px)`,
  'calc(100vw - 74px)',
].join(', ');

export const VideoList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-6) var(--space-4);
`;

export const VideoItem = styled.li`
  display: grid;
  align-content: start;
  gap: var(--space-2);
`;

export const Thumbnail = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: var(--radius-m);
`;

export const ThumbnailTag = styled.div`
  position: absolute;
  inset: var(--space-2) auto auto var(--space-2);
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
