import { styled } from 'styled-components';
import { breakpoints, from } from '../../theme/breakpoints';
import { scrim } from '../../theme/scrim';

/** How wide the picture is drawn, for the browser's choice of file: beside a form, it may be taller than it is wide. */
export const pictureSizes = [
  `(min-width: ${String(breakpoints.xxl)}px) 960px`,
  `(min-width: ${String(breakpoints.l)}px) 640px`,
  `(min-width: ${String(breakpoints.m)}px) calc(100vw - 50px)`,
  'max(100vw - 34px, 452px)',
].join(', ');

export const Panel = styled.section`
  position: relative;
  display: grid;
  align-items: end;
  min-block-size: 16rem;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  overflow: hidden;
  isolation: isolate;
`;

export const Art = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
`;

/** The text has its own background, so it keeps its contrast whatever the picture. */
export const Copy = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-16) var(--space-5) var(--space-5);
  background: linear-gradient(
    transparent,
    ${scrim('canvas', 72)} var(--space-14),
    var(--color-canvas)
  );

  ${from.m} {
    padding-inline: var(--space-6);
    padding-block-end: var(--space-6);
  }
`;

export const Text = styled.p`
  max-inline-size: 40ch;
  text-wrap: balance;
`;
