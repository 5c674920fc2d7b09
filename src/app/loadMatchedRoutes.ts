import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Loads the code of the screen at `pathname`, so that the first render already shows it. */
export async function loadMatchedRoutes(routes: RouteObject[], pathname: string): Promise<void> {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    if (typeof route.lazy === 'function') {
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }
  }
}
