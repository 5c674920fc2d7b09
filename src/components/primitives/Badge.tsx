import type { ReactNode } from 'react';
import { Dot, BadgeLabel, type BadgeTone } from './Badge.styles';

interface BadgeProps {
  /** The colour; never the only difference between badges. */
  tone: BadgeTone;
  /** Whether a pulsing dot precedes the label, for something that is happening now. */
  pulse?: boolean;
  /** The label, one or two words. */
  children: ReactNode;
}

/** Renders a label of one or two words that is readable on any picture. See `EventStatusBadge`, `FighterStatusBadge`. */
export function Badge({ tone, pulse = false, children }: BadgeProps) {
  return (
    <BadgeLabel $tone={tone}>
      {pulse && <Dot />}
      {children}
    </BadgeLabel>
  );
}
