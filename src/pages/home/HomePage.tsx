import { useQuery } from '@tanstack/react-query';
import { eventQueries, fighterQueries } from '../../api/queries';
import { toLoadable } from '../../api/toLoadable';
import { homeCounts } from '../../content/home';
import { HomeView } from './HomeView';

/** `/`: reads the first of the roster and the upcoming events. */
export function HomePage() {
  const fighters = useQuery(fighterQueries.first(homeCounts.fighters));
  const events = useQuery(eventQueries.upcoming());
  return <HomeView fighters={toLoadable(fighters)} events={toLoadable(events)} />;
}
