import { siteRoutes } from '../src/app/routes';
import { fighters } from './site';

/** The name and an address of each screen. */
export const screens = Object.entries(siteRoutes).map(
  ([name, route]) => [name, route.addresses({ fighters })[0]?.path ?? '/no/such/page'] as const,
);
