import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { scrim } from '../../theme/scrim';
import { fittedNameSize } from '../primitives/fittedName';

/** Of the card that was followed: the portrait shrinks into it, so it is drawn with the first frame. */
export const followedStyle = {
  '--drawing': 'visible',
  '--copy-transition': 'card-copy',
} as CSSProperties;

export const CardFrame = styled.article`
  container-type: inline-size;
  display: flex;
  block-size: 100%;
  border-radius: var(--radius-m);

  &:has(:focus-visible) {
    outline: 3px solid var(--color-accent-ink);
    outline-offset: 3px;
  }
`;

export const Poster = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* Taller where it is narrow, so that the text stays clear of the face. */
  aspect-ratio: 10 / 17;
  /* Clip, not hidden: a poster whose text needs more room grows instead of cutting it off. */
  overflow: clip;
  content-visibility: var(--drawing, auto);
  flex: 1;
  min-inline-size: 0;
  border-radius: var(--radius-m);
  background: var(--color-canvas);
  isolation: isolate;

  @container (min-width: 240px) {
    aspect-ratio: 2 / 3;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid var(--color-line);
    border-radius: inherit;
  }

  /* The red line. */
  &::before {
    content: '';
    position: absolute;
    z-index: 2;
    inset: 0 0 auto;
    block-size: 4px;
    background: var(--color-accent);
    transform: scaleX(0);
    transform-origin: left;
    transition: transform var(--duration-slow) var(--ease-out);
  }

  ${CardFrame}:hover &::before,
  ${CardFrame}:has(:focus-visible) &::before {
    transform: none;
  }
`;

export const PosterPicture = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0 0 auto;
  /* As the pictures are: the text is below the face, on the canvas. */
  aspect-ratio: 4 / 5;
  transition: transform var(--duration-slow) var(--ease-out);

  ${CardFrame}:hover &,
  ${CardFrame}:has(:focus-visible) & {
    transform: scale(1.04);
  }
`;

export const PosterCopy = styled.div`
  --fade: var(--space-8);
  --gap: var(--space-1);
  view-transition-name: var(--copy-transition, none);
  align-self: end;
  padding: var(--fade) var(--space-2) var(--space-2);
  font-size: var(--text-xs);
  line-height: 1.35;
  background: linear-gradient(
    transparent,
    ${scrim('canvas', 64)} min(18%, var(--fade)),
    ${scrim('canvas', 88)} 48%,
    var(--color-canvas) 62%
  );

  @container (min-width: 220px) {
    --fade: var(--space-12);
    --gap: var(--space-2);
    padding-inline: var(--space-4);
    padding-block-end: var(--space-4);
    font-size: var(--text-s);
  }

  /* Not a grid: Firefox lays out sixty posters with a grid inside twice as slowly. */
  > * + * {
    margin-block-start: var(--gap);
  }
`;

/** With the text: in a corner it would be on some heads. */
export const PosterBadge = styled.div`
  padding-block-end: var(--space-1);
`;

export const PosterName = styled.h2`
  ${fittedNameSize('(100cqi - 2 * var(--space-4))', '16cqi', '0.75rem')}
  /* Balanced, sixty names cost Firefox half of the time of a layout. */
  text-wrap: wrap;

  a {
    text-decoration: none;
  }

  /* The ring goes around the card, or around the name where there is no :has(). */
  @supports selector(:has(*)) {
    a {
      outline: none;
      box-shadow: none;
    }
  }

  /* Stretches the one link over the whole card. */
  a::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0;
  }
`;

export const PosterNickname = styled.p`
  font-weight: var(--weight-strong);
`;

export const PosterFacts = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: var(--space-1);
  /* 12 px lets WOMEN'S BANTAMWEIGHT and a record share a line from 412 px; below, the record wraps. */
  font: var(--weight-display) clamp(0.75rem, 6.4cqi, var(--text-display-xs)) / 1.2
    var(--font-display);
  font-variant-numeric: tabular-nums;
  text-transform: uppercase;
`;

export const PosterBio = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: var(--color-ink-muted);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  text-wrap: wrap;
`;
