import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type ChunkingContext = Rolldown.ChunkingContext;

/** With slashes, as the bundler names modules on every system. */
const source = join(import.meta.dirname, '..', 'src').replaceAll('\\', '/');

const react = /\/node_modules\/(react|react-dom|scheduler)\//;

/** The libraries of every page except React, without those that only forms need. */
const libraries =
  /\/node_modules\/(react-router|react-router-dom|styled-components|stylis|@emotion|@tanstack)\/(?!.*mutationobserver|.*usemutation)|vite\/preload-helper/i;

/** The modules that fields share. A chunk for each set of pages with fields would make three, 0.4 kB gzip larger. */
const fields =
  /\/src\/components\/primitives\/(Field|RadioGroup|fieldStyles|useChangeBeforeHydration)\b/;

/**
 * Returns a module's direct and indirect imports, except libraries, whose index files import more than is used.
 */
function reachable(id: string, context: ChunkingContext, found = new Set<string>()): Set<string> {
  if (found.has(id) || /\/node_modules\/.*\.m?js$/.test(id)) return found;
  found.add(id);
  for (const next of context.getModuleInfo(id)?.importedIds ?? []) reachable(next, context, found);
  return found;
}

/** The modules that every page needs, and those that the home page shares with any other. */
function siteModules(context: ChunkingContext): Set<string> {
  const main = `${source}/app/main.tsx`;
  const found = reachable(main, context);
  // The entry is a chunk of its own, which no other chunk may import.
  found.delete(main);
  const home = `${source}/pages/home/HomePage.tsx`;
  const routes = context.getModuleInfo(`${source}/app/routes.ts`)?.importedIds ?? [];
  const pages = routes.flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const elsewhere = new Set<string>();
  for (const page of pages) if (page !== home) reachable(page, context, elsewhere);
  for (const id of reachable(home, context)) if (elsewhere.has(id)) found.add(id);
  return found;
}

let site: Set<string> | undefined;

/**
 * Splits the bundle into few chunks, so that the first screen needs few requests: React, the libraries, the site,
 * and its page. React is separate, since a phone takes as long to run it as all the others.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: react, priority: 2 },
  { name: 'libraries', test: libraries, priority: 2 },
  {
    name: (id, context) => {
      site ??= siteModules(context);
      return site.has(id) ? 'site' : undefined;
    },
    includeDependenciesRecursively: false,
    priority: 1,
  },
  { name: 'fields', test: fields, includeDependenciesRecursively: false },
];

/**
 * Lets the bundler leave out what the site does not use of the router, 1.4 kB gzip: its components are made by calls,
 * and named by assignments, that nothing declares to be without effect. Why no option of the bundler does it:
 * docs/decisions/008.
 */
export function lightRouter(): Plugin {
  return {
    name: 'light-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ ')
          .replace(/^\w+\.displayName = .*$/gm, ''),
        map: null,
      }),
    },
  };
}
