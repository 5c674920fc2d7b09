import type { ComponentProps } from 'react';
import { eventStatus, eventStatusLabels, type EventStatus } from '../../domain/event';
import { Badge } from '../primitives/Badge';

const tones: Record<EventStatus, ComponentProps<typeof Badge>['tone']> = {
  live: 'live',
  upcoming: 'accent',
  completed: 'neutral',
  tbd: 'steel',
};

interface EventStatusBadgeProps {
  /** The status as the API gives it; one nobody knows reads TBD. */
  status: string;
}

/** Where an event stands, in a word; a live one pulses (spec §4). */
export function EventStatusBadge({ status }: EventStatusBadgeProps) {
  const known = eventStatus(status);
  return (
    <Badge tone={tones[known]} pulse={known === 'live'}>
      {eventStatusLabels[known]}
    </Badge>
  );
}
