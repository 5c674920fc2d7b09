import type { ComponentProps } from 'react';
import { fighterStatusLabels } from '../../content/fighter';
import { fighterStatus, type FighterStatus } from '../../domain/fighter';
import { Badge } from '../primitives/Badge';

const tones: Record<FighterStatus, ComponentProps<typeof Badge>['tone']> = {
  champion: 'gold',
  'rising-star': 'rise',
  veteran: 'steel',
  prospect: 'green',
  active: 'neutral',
};

interface FighterStatusBadgeProps {
  /** The status as the API gives it; an unknown one is labelled ACTIVE. */
  status: string;
}

/** Renders a fighter's status as a label in its colour (spec §4). */
export function FighterStatusBadge({ status }: FighterStatusBadgeProps) {
  const known = fighterStatus(status);
  return <Badge tone={tones[known]}>{fighterStatusLabels[known]}</Badge>;
}
