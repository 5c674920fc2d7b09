import { boutQueries, eventQueries } from '../../api/queries';
import { paths } from '../../urls/paths';
import { defineRoute } from '../defineRoute';

export const eventsRoute = defineRoute({
  path: paths.events,
  queries: () => ({ events: eventQueries.all(), bouts: boutQueries.all() }),
  load: async () => {
    const { EventsPage, metadata } = await import('./EventsPage');
    return { Page: EventsPage, metadata };
  },
  exists: () => true,
  addresses: () => [{ path: paths.events }],
});
