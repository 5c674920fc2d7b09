import { defineRoute } from '../defineRoute';

export const notFoundRoute = defineRoute({
  path: '*',
  queries: () => ({}),
  load: async () => {
    const { NotFoundPage, metadata } = await import('./NotFoundPage');
    return { Page: NotFoundPage, metadata };
  },
  exists: () => false,
  addresses: () => [],
});
