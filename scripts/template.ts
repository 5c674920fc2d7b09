import { rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Moves the built `index.html` into the server's build, as the template of the pages. All files of the client's build are
 * public, and a visitor of `/index.html` would get the page without its content.
 */
export function moveTemplate(): Plugin {
  return {
    name: 'move-template',
    // The last of the two to be built, after the service worker has listed the files.
    applyToEnvironment: ({ name }) => name === 'ssr',
    writeBundle: {
      order: 'post',
      async handler() {
        const { root, build } = this.environment.config;
        const { client } = this.environment.getTopLevelConfig().environments;
        const built = resolve(root, client?.build.outDir ?? '', 'index.html');
        await rename(built, join(resolve(root, build.outDir), 'template.html'));
      },
    },
  };
}
