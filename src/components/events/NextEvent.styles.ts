import { css, styled } from 'styled-components';
import { from } from '../../theme/breakpoints';

export const Line = styled.div`
  position: relative;
  display: grid;
  gap: var(--space-1);
`;

/** Stretched over all of it. */
export const WholeLink = styled.a`
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const Label = styled.p`
  color: var(--color-ink-muted);
  font-size: var(--text-s);
  line-height: 1.4;
`;

const lineStyles = css`
  font: var(--weight-display) var(--text-display-s) / 1.1 var(--font-display);
  text-transform: uppercase;
`;

export const Fight = styled.p`
  ${lineStyles}
`;

export const Title = styled.p<{ $leads: boolean }>`
  ${lineStyles}
  font-size: ${({ $leads }) => ($leads ? 'var(--text-display-s)' : 'var(--text-display-xs)')};
`;

/* One line high even while its text is loading. */
export const Day = styled.p`
  min-block-size: 1.4em;
  font-size: var(--text-m);
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
`;

/* Depends on the width alone: the choice of time zone must not move the next line. */
export const When = styled.div`
  display: grid;
  gap: var(--space-1);

  ${from.xl} {
    display: flex;
    column-gap: var(--space-4);
  }
`;

export const Start = styled(Day)`
  color: var(--color-ink-muted);
`;
