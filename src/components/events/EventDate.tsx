import { eventDate } from '../../content/event';

interface EventDateProps {
  /** When the event starts: an ISO timestamp; left out until it is known. */
  date: string | undefined;
}

/** Renders the day of an event, or that it has none yet (spec §2, Events page). */
export function EventDate({ date }: EventDateProps) {
  const day = eventDate(date);
  return date === undefined ? day : <time dateTime={date}>{day}</time>;
}
