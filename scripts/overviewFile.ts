import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { listComponents, type ListedComponent } from './listComponents.ts';
import { root } from './setup.mjs';

const fileName = 'overview.json';

/** The last published library, which has pictures (`library/overviewPictures.ts`). */
export const published = path.join(root, 'storybook-static');

function listWithPictures(): ListedComponent[] {
  const file = path.join(published, fileName);
  const pictured = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as ListedComponent[])
    : [];
  return listComponents(root).map(
    (component) => pictured.find(({ title }) => title === component.title) ?? component,
  );
}

/** Adds the list of components to the root of the built or served library, for the overview. */
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
        response.end(JSON.stringify(listWithPictures()));
      });
    },
  };
}
