import { css, styled } from 'styled-components';
import { breakpoints } from '../../theme/breakpoints';
import { scrim } from '../../theme/scrim';
import { fittedNameSize } from '../primitives/fittedName';

/** For the browser's choice of file: two thirds of what the picture is drawn at, which is dark and hazy. */
export const artSizes = `(min-width: ${String(breakpoints.m)}px) 66vw, 300px`;

export const Header = styled.header`
  inline-size: 100%;
`;

export const Copy = styled.div`
  container-type: inline-size;
  display: grid;
  gap: var(--space-4);
`;

export const Title = styled.h1`
  ${fittedNameSize('100cqi', 'var(--text-display-l)')}
`;

export const Intro = styled.p`
  max-inline-size: 40rem;
  color: var(--intro-color, var(--color-ink-muted));
  font-size: var(--text-l);
`;

/** A fight in half of the window, and the title below it, which is first in the document. */
const belowFight = css`
  gap: var(--space-8);

  > :last-child {
    --overlap: min(5rem, 8svh);
    --largest-name: min(max(4rem, 6vw), 10svh);
    order: -1;
    min-block-size: 50svh;
  }
`;

const onPicture = css`
  --intro-color: var(--color-ink);
  min-block-size: clamp(13rem, 34svh, 28rem);
  align-items: end;
  isolation: isolate;
`;

/** Across the page. */
export const Lead = styled.header<{ $onPicture: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${({ $onPicture }) => ($onPicture ? onPicture : belowFight)}

  & + section {
    padding-block-start: var(--space-8);
  }
`;

export const Art = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0;
`;

/** The text has its own background, so it keeps its contrast whatever the picture. */
export const OnPicture = styled.div`
  padding-block: var(--space-14) var(--space-2);
  background: linear-gradient(
    transparent,
    ${scrim('canvas', 64)} var(--space-14),
    var(--color-canvas)
  );
`;
