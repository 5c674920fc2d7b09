import { siteRoutes } from '../src/app/routes';
import { fighters } from './site';

/** The fighter of the longest name. */
export const [longest = fighters[0]] = fighters.toSorted((a, b) => b.name.length - a.name.length);

/** The name and an address of each screen. */
export const screens = Object.entries(siteRoutes).map(
  ([name, route]) => [name, route.addresses({ fighters })[0]?.path ?? '/no/such/page'] as const,
);
