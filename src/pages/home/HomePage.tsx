import { leagueDescription } from '../../content/league';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toLoadable } from '../toLoadable';
import { paths } from '../../urls/paths';
import { homeCounts } from '../../content/home';
import type { FightEvent } from '../../domain/event';
import { loadedItems, type Loadable } from '../../components/feedback/loadable';
import type { Metadata } from '../metadata/PageMetadata';
import { eventsLd, leagueLd } from '../metadata/structuredData';
import { HomeView } from './HomeView';
import { homeRoute } from './route';

/** Describes the home page: the league, and the events it shows. */
export function metadata({ events }: { events: Loadable<FightEvent[]> }): Metadata {
  return {
    description: leagueDescription,
    path: paths.home,
    structuredData: (toUrl) =>
      import.meta.env.SSR
        ? [...leagueLd(toUrl), ...eventsLd(loadedItems(events).slice(0, homeCounts.events), toUrl)]
        : [],
  };
}

/** `/`: reads the first of the roster and of the upcoming events, the live event, and who fights in them. */
export function HomePage(): ReactNode {
  const queries = homeRoute.queries({});
  const fighters = useQuery(queries.fighters);
  const events = useQuery(queries.events);
  const fights = useQuery(queries.fights);
  return (
    <HomeView
      fighters={toLoadable(fighters, fights)}
      events={toLoadable(events, fights)}
      fights={toLoadable(fights)}
    />
  );
}
