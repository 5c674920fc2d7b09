import type { ComponentProps } from 'react';
import { eventStatusLabels } from '../../content/event';
import { eventStatus, type EventStatus } from '../../domain/event';
import { Badge } from '../primitives/Badge';

const tones: Record<EventStatus, ComponentProps<typeof Badge>['tone']> = {
  live: 'live',
  upcoming: 'accent',
  completed: 'neutral',
  tbd: 'steel',
};

interface EventStatusBadgeProps {
  /** The status as the API gives it; an unknown one reads TBD. */
  status: string;
}

/** Renders the status of an event; a live one has a dot that pulses (spec §4). */
export function EventStatusBadge({ status }: EventStatusBadgeProps) {
  const known = eventStatus(status);
  return (
    <Badge tone={tones[known]} pulse={known === 'live'}>
      {eventStatusLabels[known]}
    </Badge>
  );
}
