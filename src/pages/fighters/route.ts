import { fighterQueries } from '../../api/queries';
import { paths } from '../../urls/paths';
import { defineRoute } from '../defineRoute';

export const fightersRoute = defineRoute({
  path: paths.fighters,
  queries: () => ({ fighters: fighterQueries.all() }),
  load: async () => {
    const { FightersPage, metadata } = await import('./FightersPage');
    return { Page: FightersPage, metadata };
  },
  exists: () => true,
  addresses: ({ fighters }) => {
    const changes = fighters.flatMap(({ updatedAt }) => updatedAt ?? []);
    const lastModified = changes.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1);
    return [{ path: paths.fighters, lastModified }];
  },
});
