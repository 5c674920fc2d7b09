import { useQuery } from '@tanstack/react-query';
import { eventQueries } from '../api/queries';
import { NextEvent } from '../components/events/NextEvent';
import { toLoadable } from '../pages/toLoadable';
import { registrationPath } from '../urls/eventId';

/** Renders the next event at the bottom of the menu, with the way to its registration. */
export function MenuNextEvent() {
  const events = useQuery(eventQueries.upcoming());
  return <NextEvent events={toLoadable(events)} to={({ id }) => registrationPath(id)} />;
}
