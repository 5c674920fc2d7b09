import type { Plugin } from 'vite';
import { listComponents } from './listComponents.ts';
import { root } from './setup.mjs';

const fileName = 'overview.json';

/**
 * Adds the list of components to the root of the built or served library, for the overview. When the library is
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
