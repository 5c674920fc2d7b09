import { fighterQueries } from '../../api/queries';
import { paths } from '../../urls/paths';
import { defineRoute } from '../defineRoute';

export const fighterRoute = defineRoute({
  path: `${paths.fighters}/:id`,
  queries: (params: { id: string }) => {
    // A uuid is the same in capitals, as the rest of an address is.
    const id = params.id.toLowerCase();
    return { fighter: fighterQueries.byId(id), videos: fighterQueries.videos(id) };
  },
  load: async () => {
    const { FighterPage, metadata } = await import('./FighterPage');
    return { Page: FighterPage, metadata };
  },
  exists: ({ fighter }) => fighter !== null,
  addresses: ({ fighters }) =>
    fighters.map(({ id, updatedAt }) => ({ path: paths.fighter(id), lastModified: updatedAt })),
});
