import { leagueDescription } from '../../content/league';
import type { ReactNode } from 'react';
import { paths } from '../../urls/paths';
import { homeCounts } from '../../content/home';
import type { NextFights } from '../../domain/bout';
import type { FightEvent } from '../../domain/event';
import type { Fighter } from '../../domain/fighter';
import { loadedItems, type Loadable } from '../../components/feedback/loadable';
import type { Metadata } from '../metadata/PageMetadata';
import { eventsLd, leagueLd } from '../metadata/structuredData';
import { HomeView } from './HomeView';

/** Describes the home page: the league, and the events it shows. */
export function metadata({ events }: { events: Loadable<FightEvent[]> }, now: number): Metadata {
  return {
    description: leagueDescription,
    path: paths.home,
    structuredData: (toUrl) => {
      if (!import.meta.env.SSR) return [];
      const shown = loadedItems(events).slice(0, homeCounts.events);
      return [...leagueLd(toUrl), ...eventsLd(shown, toUrl, now)];
    },
  };
}

interface HomePageProps {
  fighters: Loadable<Fighter[]>;
  events: Loadable<FightEvent[]>;
  fights: Loadable<NextFights>;
}

/** `/`: the first of the roster and of the upcoming events, the live event, and who fights in them. */
export function HomePage({ fighters, events, fights }: HomePageProps): ReactNode {
  return <HomeView fighters={fighters} events={events} fights={fights} />;
}
