import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { matchRoutes, type Params } from 'react-router-dom';
import { eventQueries, fighterQueries } from '../api/queries';
import { paths } from '../config/paths';
import { homeCounts } from '../content/home';

/** What every screen is given. */
export interface ScreenProps {
  /** The parts of the address that its pattern names. */
  params: Params;
}

/** One address of the site (spec §2): what is shown there, and what must be read for it. */
export interface Screen {
  /** A path pattern of the router. */
  path: string;
  /** Loads the screen's code. */
  load: Loader<ComponentType<ScreenProps>>;
  /** Starts the reads the screen will make, so that their data is there when it is shown. */
  prefetch?: (client: QueryClient, params: Params) => Promise<unknown>[];
  /** Whether the address leads to something, once the reads are done. Always, when left out. */
  exists?: (client: QueryClient, params: Params) => boolean;
}

/** A screen whose code cannot be had: for want of a network, or since another build has taken its place. */
export class ScreenNotLoadedError extends Error {
  override name = 'ScreenNotLoadedError';
}

/** Gives what it loads, and loads it once. What failed is loaded anew the next time. */
interface Loader<T> {
  /** @throws {ScreenNotLoadedError} */
  (): Promise<T>;
  /** There when it is loaded. */
  loaded?: T;
}

function once<T>(load: () => Promise<T>): Loader<T> {
  let loading: Promise<T> | undefined;
  const loader: Loader<T> = () => {
    loading ??= load().then(
      (loaded) => (loader.loaded = loaded),
      (cause: unknown) => {
        loading = undefined;
        throw new ScreenNotLoadedError('A screen could not be loaded', { cause });
      },
    );
    return loading;
  };
  return loader;
}

const fighterId = ({ id = '' }: Params) => id;

export const screens: Screen[] = [
  {
    path: paths.home,
    load: once(async () => (await import('../pages/home/HomePage')).HomePage),
    prefetch: (client) => [
      client.query(fighterQueries.first(homeCounts.fighters)),
      client.query(eventQueries.upcoming()),
    ],
  },
  {
    path: paths.fighters,
    load: once(async () => (await import('../pages/fighters/FightersPage')).FightersPage),
    prefetch: (client) => [client.query(fighterQueries.all())],
  },
  {
    path: `${paths.fighters}/:id`,
    load: once(async () => (await import('../pages/fighter/FighterPage')).FighterPage),
    prefetch: (client, params) => [
      client.query(fighterQueries.byId(fighterId(params))),
      client.query(fighterQueries.videos(fighterId(params))),
    ],
    exists: (client, params) =>
      client.getQueryData(fighterQueries.byId(fighterId(params)).queryKey) !== null,
  },
  {
    path: paths.events,
    load: once(async () => (await import('../pages/events/EventsPage')).EventsPage),
    prefetch: (client) => [client.query(eventQueries.all())],
  },
  {
    path: paths.community,
    load: once(async () => (await import('../pages/community/CommunityView')).CommunityView),
  },
  {
    path: paths.payPerView,
    load: once(async () => (await import('../pages/payPerView/PayPerViewPage')).PayPerViewPage),
    prefetch: (client) => [client.query(eventQueries.upcoming())],
  },
  {
    path: paths.signup,
    load: once(async () => (await import('../pages/signup/SignupPage')).SignupPage),
  },
  {
    path: '*',
    load: once(async () => (await import('../pages/notFound/NotFoundView')).NotFoundView),
    exists: () => false,
  },
];

/** The screen that an address leads to, and the parts of the address that its pattern names. */
export function matchScreen(pathname: string): { screen: Screen; params: Params } {
  const [match] = matchRoutes(screens, pathname) ?? [];
  if (match === undefined) throw new Error(`No screen takes ${pathname}`);
  return { screen: match.route, params: match.params };
}
