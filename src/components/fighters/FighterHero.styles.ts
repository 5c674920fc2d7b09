import { css, styled } from 'styled-components';
import { from } from '../../theme/breakpoints';
import { fittedNameSize } from '../primitives/fittedName';

export const Hero = styled.section`
  container-type: inline-size;
  padding-block-start: var(--space-6);
`;

export const Stage = styled.div`
  /* How far the text reaches up into the portrait, on a phone. */
  --overlap: 9rem;
  display: grid;
  padding-block-start: var(--space-4);

  ${from.m} {
    grid-template-columns: repeat(100, minmax(0, 1fr));
    align-items: end;
  }
`;

export const Copy = styled.div`
  container-type: inline-size;
  position: relative;
  /* Above the portrait while that grows (src/theme/global.css). */
  view-transition-name: fighter-copy;
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  margin-block-start: calc(-1 * var(--overlap));

  /* The badge is above the ground that forced colours give the name, which is higher than its line. */
  > :first-child {
    position: relative;
    z-index: 1;
  }

  ${from.m} {
    grid-area: 1 / 1 / 2 / 59;
    margin-block-start: 0;
    padding-block: var(--space-6);
  }
`;

export const Name = styled.h1`
  ${fittedNameSize('100cqi', '7rem')}
  text-wrap: wrap;

  ${from.m} {
    /* Three lines and more are no higher than two. */
    ${fittedNameSize('100cqi', '22rem / max(2, var(--name-runs))')}
  }
`;

/** Content that must not overlap the portrait, where the scrim gives enough contrast for ink only. */
const besidePortrait = css`
  max-inline-size: 34rem;

  ${from.m} {
    max-inline-size: min(34rem, 76%);
  }
`;

export const Nickname = styled.p`
  ${besidePortrait}
  font: var(--weight-display) var(--text-display-s) / var(--leading-display) var(--font-display);
  text-transform: uppercase;
`;

export const Facts = styled.dl`
  ${besidePortrait}
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-8);

  dt {
    color: var(--color-ink-muted);
    font-size: var(--text-xs);
  }

  dd {
    font-weight: var(--weight-strong);
    font-variant-numeric: tabular-nums;
  }
`;

export const Bio = styled.p`
  ${besidePortrait}
  color: var(--color-ink-muted);
`;

export const Actions = styled.div`
  /* May overlap the portrait a little: buttons are readable on any background. */
  max-inline-size: 36rem;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  > * {
    flex: 1 1 auto;
  }

  ${from.m} {
    > * {
      flex-grow: 0;
    }
  }
`;
