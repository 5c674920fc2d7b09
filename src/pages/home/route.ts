import { boutQueries, eventQueries, fighterQueries } from '../../api/queries';
import { paths } from '../../urls/paths';
import { homeCounts } from '../../content/home';
import { defineRoute } from '../defineRoute';

export const homeRoute = defineRoute({
  path: paths.home,
  queries: () => ({
    fighters: fighterQueries.first(homeCounts.fighters),
    events: eventQueries.upcoming(),
    fights: boutQueries.next(),
  }),
  load: async () => {
    const { HomePage, metadata } = await import('./HomePage');
    return { Page: HomePage, metadata };
  },
  exists: () => true,
  addresses: () => [{ path: paths.home }],
});
