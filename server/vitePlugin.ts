import type { Plugin } from 'vite';
import type * as DevApi from './devApi';

/**
 * Gives Vite's development server the API (see `devApi.ts`, which is loaded only then: other users
 * of Vite's config, such as the tests, need none of it).
 */
export function apiPlugin(): Plugin {
  return {
    name: 'league-api',
    apply: 'serve',
    async configureServer(server) {
      const dev = (await server.ssrLoadModule('/server/devApi.ts')) as typeof DevApi;
      await dev.mountApi(server);
    },
  };
}
