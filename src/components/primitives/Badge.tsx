import type { ReactNode } from 'react';
import { Dot, Root, type BadgeTone } from './Badge.styles';

interface BadgeProps {
  /** The colour; never the only thing that tells badges apart. */
  tone: BadgeTone;
  /** Puts a pulsing dot before the words: something is happening now. */
  pulse?: boolean;
  /** One or two words. */
  children: ReactNode;
}

/**
 * A label of one or two words, readable on any picture. For an event or a fighter use `EventStatusBadge` or
 * `FighterStatusBadge`, which choose the colour.
 */
export function Badge({ tone, pulse = false, children }: BadgeProps) {
  return (
    <Root $tone={tone}>
      {pulse && <Dot />}
      {children}
    </Root>
  );
}
