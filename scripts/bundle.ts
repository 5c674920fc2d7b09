import { join } from 'node:path';
import type { Rolldown } from 'vite';

type ChunkingContext = Rolldown.ChunkingContext;

/** With slashes, as the bundler names modules on every system. */
const source = join(import.meta.dirname, '..', 'src').replaceAll('\\', '/');

const react = /\/node_modules\/(react|react-dom|scheduler)\//;

/** The libraries of every page except React, without those that only forms need. */
const libraries =
  /\/node_modules\/(react-router|react-router-dom|styled-components|stylis|@emotion|@tanstack)\/(?!.*mutationobserver|.*usemutation)|vite\/preload-helper/i;

/** The modules that fields share. A chunk for each set of pages with fields would make three, 0.4 kB gzip larger. */
const fields = /\/src\/components\/primitives\/(Field|RadioGroup|fieldStyles)\b/;

/** The pictures' texts, 1.7 kB gzip: three pages import them, but in a browser only the profile uses them. */
const pictureAlts = /\/src\/content\/pictureAlts\b/;

/** Only the server uses it: in a browser nothing of it is left but a chunk of its own, which would be requested. */
const eventsPicture = /\/src\/pages\/metadata\/eventsPicture\b/;

/**
 * Returns a module's direct and indirect imports, except libraries, whose index files import more than is used.
 */
function reachable(id: string, context: ChunkingContext, found = new Set<string>()): Set<string> {
  if (found.has(id) || /\/node_modules\/.*\.m?js$/.test(id)) return found;
  found.add(id);
  for (const next of context.getModuleInfo(id)?.importedIds ?? []) reachable(next, context, found);
  return found;
}

/** How many pages besides Home need a module that is in the chunk of the site. Fewer would make Home larger than its limit. */
const manyPages = 4;

/** The modules that every page needs, those that the home page shares with any other, and those of many pages. */
function siteModules(context: ChunkingContext): Set<string> {
  const main = `${source}/app/main.tsx`;
  const found = reachable(main, context);
  // The entry is a chunk of its own, which no other chunk may import.
  found.delete(main);
  const home = `${source}/pages/home/HomePage.tsx`;
  const routes = context.getModuleInfo(`${source}/app/routes.ts`)?.importedIds ?? [];
  const pages = routes.flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const atHome = reachable(home, context);
  const uses = new Map<string, number>();
  for (const page of pages) {
    if (page === home) continue;
    for (const id of reachable(page, context)) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  for (const [id, count] of uses) if (atHome.has(id) || count >= manyPages) found.add(id);
  return found;
}

/** The modules of the site's chunk, once the first is asked about: all of them are known by then. */
let site: Set<string> | undefined;

/**
 * Splits the bundle into few chunks, so that the first screen needs few requests: React, the libraries, the site,
 * and its page. React is separate, since a phone takes as long to run it as all the others. A module goes to the group of
 * the highest priority that wants it; with its dependencies, a group would take those of every other, too.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: react, priority: 2 },
  { name: 'libraries', test: libraries, priority: 2 },
  {
    name: 'pictureAlts',
    test: pictureAlts,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  {
    name: (id, context) => {
      site ??= siteModules(context);
      return site.has(id) || eventsPicture.test(id) ? 'site' : undefined;
    },
    includeDependenciesRecursively: false,
    priority: 1,
  },
  { name: 'fields', test: fields, includeDependenciesRecursively: false },
];
