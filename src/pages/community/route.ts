import { fighterQueries } from '../../api/queries';
import { paths } from '../../urls/paths';
import { defineRoute } from '../defineRoute';

const loadPage = () => import('./CommunityPage');

export const communityRoute = defineRoute({
  path: paths.community,
  queries: () => ({
    profiles: fighterQueries.derivedFromRoster(
      'ranked',
      async () => (await loadPage()).profilesOfRanked,
    ),
  }),
  load: async () => {
    const { CommunityPage, metadata } = await loadPage();
    return { Page: CommunityPage, metadata };
  },
  exists: () => true,
  addresses: () => [{ path: paths.community }],
});
