import { css, keyframes, styled } from 'styled-components';

/** The meaning of a badge's colour; its label says the same. */
export type BadgeTone = 'gold' | 'rise' | 'steel' | 'green' | 'neutral' | 'live' | 'accent';

export const toneColours: Record<BadgeTone, string> = {
  gold: 'var(--color-gold)',
  rise: 'var(--color-rise)',
  steel: 'var(--color-steel)',
  green: 'var(--color-green)',
  neutral: 'var(--color-ink-muted)',
  live: 'var(--color-live)',
  accent: 'var(--color-accent-ink)',
};

const pulse = keyframes`
  50% { opacity: 0.35; scale: 0.7; }
`;

const glow = css`
  border-color: currentColor;
  box-shadow: 0 0 16px color-mix(in srgb, currentColor 55%, transparent);
`;

/** The background is opaque, so that the label is readable on any picture. */
export const BadgeLabel = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  inline-size: fit-content;
  max-inline-size: 100%;
  /* Beside a long text it keeps the width of its longest word. */
  overflow-wrap: break-word;
  padding: var(--space-1) var(--space-2);
  border: 1px solid color-mix(in srgb, currentColor 45%, var(--color-canvas));
  border-radius: var(--radius-s);
  background: var(--color-canvas);
  color: ${({ $tone }) => toneColours[$tone]};
  font: var(--weight-display) var(--text-xs) / 1.1 var(--font-display);
  letter-spacing: 0.08em;
  text-transform: uppercase;
  ${({ $tone }) => $tone === 'live' && glow}
`;

export const Dot = styled.span`
  flex: none;
  inline-size: 0.6em;
  block-size: 0.6em;
  border-radius: 50%;
  background: currentColor;
  animation: ${pulse} 1.6s var(--ease-out) infinite;
  forced-color-adjust: none;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
