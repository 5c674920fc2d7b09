import { useQuery } from '@tanstack/react-query';
import { eventQueries, fighterQueries } from '../../api/queries';
import { toLoadable } from '../../api/toLoadable';
import { HomeView } from './HomeView';

/** `/`: reads the roster and the upcoming events. */
export function HomePage() {
  const fighters = useQuery(fighterQueries.all());
  const events = useQuery(eventQueries.upcoming());
  return <HomeView fighters={toLoadable(fighters)} events={toLoadable(events)} />;
}
