import type { Plugin } from 'vite';
import type * as DevApi from './devApi';

/** Gives Vite's server the API and the pages of `devApi.ts`, which other users of its config need not load. */
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
