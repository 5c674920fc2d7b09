import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes } from 'react-router-dom';
import type { SiteRoute } from '../pages/defineRoute';
import { communityRoute } from '../pages/community/route';
import { eventsRoute } from '../pages/events/route';
import { fighterRoute } from '../pages/fighter/route';
import { fightersRoute } from '../pages/fighters/route';
import { homeRoute } from '../pages/home/route';
import { notFoundRoute } from '../pages/notFound/route';
import { payPerViewRoute } from '../pages/payPerView/route';
import { signupRoute } from '../pages/signup/route';

/** Every route of the site by its name, in the order of the specification (§2). */
export const siteRoutes = {
  home: homeRoute,
  fighters: fightersRoute,
  fighter: fighterRoute,
  events: eventsRoute,
  community: communityRoute,
  payPerView: payPerViewRoute,
  signup: signupRoute,
  notFound: notFoundRoute,
};

export type RouteName = keyof typeof siteRoutes;

/** The same as a list. */
export const routes: SiteRoute[] = Object.values(siteRoutes);

/** Returns the name of a route of {@link siteRoutes}. */
export function routeNameOf(route: SiteRoute): string | undefined {
  return Object.entries<SiteRoute>(siteRoutes).find(([, other]) => other === route)?.[0];
}

/** Returns the path that the router matches: the 404 page's for one that cannot be decoded, which is no address. */
export function routedPath(pathname: string): string {
  try {
    // Its result is used, since the bundler drops a call without one.
    return decodeURIComponent(pathname) && pathname;
  } catch {
    return '/404';
  }
}

/** Returns the route that an address leads to, and the parts of the address that its pattern names. */
export function matchRoute(pathname: string): {
  route: SiteRoute;
  params: Record<string, string>;
} {
  const [match] = matchRoutes(routes, routedPath(pathname)) ?? [];
  if (match === undefined) throw new Error(`No route matches ${pathname}`);
  return { route: match.route, params: match.params as Record<string, string> };
}

/** Starts every read of a page, and resolves with what they read, by the query's name. */
export async function readQueries(
  client: QueryClient,
  { route, params }: ReturnType<typeof matchRoute>,
): Promise<Record<string, unknown>> {
  const queries = Object.entries(route.queries(params));
  const reads = queries.map(async ([name, query]) => [name, await client.query(query)] as const);
  return Object.fromEntries(await Promise.all(reads));
}
