import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints';

/** In a dialog: what is subtracted is the height of everything else, so that the lines below stay on the screen. */
export const Stack = styled.div`
  --poster-height: clamp(12rem, 100dvh - 30rem, 22rem);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  ${from.m} {
    --poster-height: clamp(12rem, 100dvh - 35rem, 22rem);
  }
`;

export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  gap: var(--space-3);

  ${from.m} {
    gap: var(--space-4);
  }
`;

/** Two posters with the red line between them. */
export const Ring = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 3px;
  overflow: clip;
  border-radius: var(--radius-m);
  background: var(--color-accent);
`;

export const Versus = styled.span`
  position: absolute;
  inset: 0;
  place-self: center;
  padding: var(--space-1) var(--space-2);
  border-block: 3px solid var(--color-accent);
  background: var(--color-canvas);
  font: var(--weight-display) var(--text-display-s) / var(--leading-display) var(--font-display);
  letter-spacing: var(--tracking-label);
`;

export const Hint = styled.p`
  padding-block: var(--space-6);
  color: var(--color-ink-muted);
  text-align: center;
  text-wrap: balance;
`;
