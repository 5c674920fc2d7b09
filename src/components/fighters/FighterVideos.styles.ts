import { css, styled } from 'styled-components';
import { below, breakpoints, from } from '../../theme/breakpoints';
import { fittedSize } from '../primitives/fittedName';
import { visuallyHidden } from '../primitives/VisuallyHidden.styles';

/** How wide a thumbnail is drawn, for the browser's choice of picture. */
export const thumbnailSizes = [
  `(min-width: ${String(breakpoints.xxl)}px) 376px`,
  `(min-width: ${String(breakpoints.l)}px) calc(25vw - 40px)`,
  `(min-width: ${String(breakpoints.m)}px) calc(33.3vw - 43px)`,
  '120px',
].join(', ');

/** The same for the first, which spans the list. */
export const newestSizes = `(min-width: ${String(breakpoints.m)}px) min(50vw - 56px, 768px), calc(100vw - 74px)`;

export const VideoList = styled.ul`
  container: videos / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  ${from.m} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-8) var(--space-4);
  }

  ${from.l} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const VideoText = styled.p`
  color: var(--color-ink-muted);
  font-size: var(--video-text-size, var(--text-s));
  line-height: 1.45;
`;

const row = css`
  grid-template-columns: 7.5rem minmax(0, 1fr);
  column-gap: var(--space-3);

  > div {
    gap: var(--space-1);
  }

  /* It is too narrow for a description, which is read out. */
  ${VideoText} {
    ${visuallyHidden}
  }
`;

/** The first is large; on a phone the others are rows, with the text beside the thumbnail, unless text is too large for that. */
export const VideoItem = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-2);

  &:first-child {
    --video-title-size: var(--text-display-s);
    --video-text-size: var(--text-m);
    padding-block-end: var(--space-3);
  }

  &:not(:first-child) {
    ${below.m} {
      @container videos (min-width: 15rem) {
        ${row}
      }
    }
  }

  ${from.m} {
    &:first-child {
      --video-title-size: var(--text-display-m);
      grid-column: 1 / -1;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: center;
      column-gap: var(--space-8);
      padding: 0;
    }
  }
`;

export const Thumbnail = styled.div`
  align-self: start;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: var(--radius-m);
`;

export const VideoCopy = styled.div`
  container-type: inline-size;
  display: grid;
  align-content: start;
  gap: var(--space-2);

  /* Without a picture. */
  &:only-child {
    --video-title-size: var(--text-display-xs);
    grid-column: 1 / -1;
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--color-line);

    ${from.m} {
      --video-title-size: var(--text-display-s);
    }
  }
`;

export const VideoTitle = styled.h3`
  font-size: ${fittedSize('100cqi', 'var(--video-title-size, 1rem)', '12px')};
  text-wrap: pretty;

  ${from.m} {
    font-size: ${fittedSize('100cqi', 'var(--video-title-size, var(--text-display-xs))', '12px')};
  }
`;

export const VideoFacts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
`;
