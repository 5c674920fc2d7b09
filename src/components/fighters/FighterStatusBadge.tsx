import type { ComponentProps } from 'react';
import { fighterStatus, fighterStatusLabels, type FighterStatus } from '../../domain/fighter';
import { Badge } from '../primitives/Badge';

const tones: Record<FighterStatus, ComponentProps<typeof Badge>['tone']> = {
  champion: 'gold',
  'rising-star': 'rise',
  veteran: 'steel',
  prospect: 'green',
  active: 'neutral',
};

interface FighterStatusBadgeProps {
  /** The status as the API gives it; one nobody knows reads ACTIVE. */
  status: string;
}

/** A fighter's standing in a word (spec §4). */
export function FighterStatusBadge({ status }: FighterStatusBadgeProps) {
  const known = fighterStatus(status);
  return <Badge tone={tones[known]}>{fighterStatusLabels[known]}</Badge>;
}
