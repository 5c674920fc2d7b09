import { readFile } from 'node:fs/promises';
import { minify, transformWithOxc, type Plugin, type Rolldown } from 'vite';

/** The start script, which the build puts into the page: the server allows it by its hash. */
const script = 'src/app/speed/startScript.ts';

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

/** Names a page's module by its route: `src/pages/home/HomePage.tsx` is `home`. */
const pageModule = /\/(src\/pages\/(\w+)\/\w+Page\.tsx)$/;

/** Returns the addresses of the modules that each page needs beside those of the entry, by the name of its route. */
export function pageModulesOf(
  bundle: Rolldown.OutputBundle,
  entryModules: readonly string[],
): Record<string, string[]> {
  const pages = Object.values(bundle).flatMap((chunk) => {
    const id = chunk.type === 'chunk' ? (chunk.facadeModuleId ?? '') : '';
    const [, module, route] = pageModule.exec(id) ?? [];
    if (module === undefined || route === undefined) return [];
    const own = modulesOf(bundle, module).filter((file) => !entryModules.includes(file));
    return [[route, own] as const];
  });
  return Object.fromEntries(pages);
}

/** Returns the attributes by which the start script's element names the modules. */
function attributesFor(bundle: Rolldown.OutputBundle): Record<string, string> {
  const modules = modulesOf(bundle, entry);
  const pages = Object.entries(pageModulesOf(bundle, modules)).map(([route, own]) => {
    const name = route.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return [`data-${name}`, own.join(' ')] as const;
  });
  return { 'data-modules': modules.join(' '), ...Object.fromEntries(pages) };
}

/** Returns the start script as a browser runs it. */
async function buildStartScript(): Promise<string> {
  const { code } = await transformWithOxc(await readFile(script, 'utf8'), script);
  const { code: minified, errors } = await minify(script, code);
  if (errors.length > 0) throw new Error(`${script} cannot be built`, { cause: errors });
  return minified.trim();
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
    transformIndexHtml: async (html, { bundle }) =>
      bundle
        ? {
            html: html.replace('<html', '<html class="no-script"'),
            tags: [
              {
                tag: 'script',
                attrs: attributesFor(bundle),
                children: await buildStartScript(),
                injectTo: 'head',
              },
            ],
          }
        : [{ tag: 'script', attrs: { type: 'module', src: `/${entry}` }, injectTo: 'body' }],
  };
}
