import type { ReactNode } from 'react';
import * as S from './Badge.styles';

interface BadgeProps {
  /** The colour; never the only difference between badges. */
  tone: S.BadgeTone;
  /** Whether a pulsing dot precedes the label, for something that is happening now. */
  pulse?: boolean;
  /** The label, one or two words. */
  children: ReactNode;
}

/** Renders a label of one or two words that is readable on any picture. See `EventStatusBadge`, `FighterStatusBadge`. */
export function Badge({ tone, pulse = false, children }: BadgeProps) {
  return (
    <S.BadgeLabel $tone={tone}>
      {pulse && <S.Dot />}
      {children}
    </S.BadgeLabel>
  );
}
