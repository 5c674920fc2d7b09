import { paths } from '../../urls/paths';
import { defineRoute } from '../defineRoute';

export const communityRoute = defineRoute({
  path: paths.community,
  queries: () => ({}),
  load: async () => {
    const { CommunityPage, metadata } = await import('./CommunityPage');
    return { Page: CommunityPage, metadata };
  },
  exists: () => true,
  addresses: () => [{ path: paths.community }],
});
