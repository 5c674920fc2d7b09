import type { Plugin } from 'vite';
import type * as DevApi from './devApi';

/**
 * Gives Vite's development server the API and the rendered pages (see `devApi.ts`, which is loaded only then: other users
 * of Vite's config, such as the tests, need none of it).
 */
export function apiPlugin(): Plugin {
  return {
    name: 'league-api',
    apply: 'serve',
    // The pages are rendered here, and not by Vite from its index.html.
    config: () => ({ appType: 'custom' }),
    async configureServer(server) {
      const dev = (await server.ssrLoadModule('/server/dev/devApi.ts')) as typeof DevApi;
      return dev.mountApi(server);
    },
  };
}
