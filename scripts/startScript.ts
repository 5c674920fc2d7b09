import type { Plugin, Rolldown } from 'vite';
import { startScript } from '../server/site/startScript.ts';

const entry = 'src/app/main.tsx';

/**
 * Returns the addresses of a bundle's modules that the entry needs, each after those it imports, the entry last.
 *
 * @param entryModule the path of the entry's source
 */
export function modulesOf(bundle: Rolldown.OutputBundle, entryModule: string): string[] {
  const found = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk') return;
    for (const imported of chunk.imports) if (!found.has(`/${imported}`)) add(imported);
    found.add(`/${file}`);
  };
  for (const [file, chunk] of Object.entries(bundle)) {
    if (chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(entryModule)) add(file);
  }
  return [...found];
}

/** Lets `index.html` start the site: in the build by the start script, in development by a module tag. */
export function startPage(): Plugin {
  return {
    name: 'start-page',
    config: (_, { command }) =>
      command === 'build'
        ? {
            environments: {
              client: {
                build: { rolldownOptions: { input: { index: 'index.html', main: entry } } },
              },
            },
          }
        : undefined,
    transformIndexHtml: (_, { bundle }) =>
      bundle
        ? [
            {
              tag: 'script',
              attrs: { 'data-modules': modulesOf(bundle, entry).join(' ') },
              children: startScript,
              injectTo: 'head',
            },
          ]
        : [{ tag: 'script', attrs: { type: 'module', src: `/${entry}` }, injectTo: 'body' }],
  };
}
