import { boutQueries, eventQueries } from '../../api/queries';
import { paths } from '../../urls/paths';
import { defineRoute } from '../defineRoute';

export const payPerViewRoute = defineRoute({
  path: paths.payPerView,
  queries: () => ({ events: eventQueries.upcoming(), fights: boutQueries.next() }),
  load: async () => {
    const { PayPerViewPage, metadata } = await import('./PayPerViewPage');
    return { Page: PayPerViewPage, metadata };
  },
  exists: () => true,
  addresses: () => [{ path: paths.payPerView }],
});
