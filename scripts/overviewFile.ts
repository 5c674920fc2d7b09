import type { Plugin } from 'vite';
import { listComponents } from './listComponents.ts';
import { root } from './setup.mjs';

const fileName = 'overview.json';

/**
 * Puts the list of components at the root of the library, for the overview: built or served. When the library is
 * published, `library/overviewPictures.ts` adds a picture to each.
 */
export function overviewFile(): Plugin {
  return {
    name: 'overview-file',
    buildStart() {
      if (this.environment.mode !== 'build') return;
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(listComponents(root)) });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(listComponents(root)));
      });
    },
  };
}
