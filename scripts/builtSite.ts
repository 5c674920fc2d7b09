import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generatePath } from 'react-router-dom';
import type * as Renderer from '../src/app/render';
import { routes } from '../src/app/routes';
import { readContent } from '../server/content/readContent';
import { createLeagueReader } from '../server/site/leagueReader';
import { shellPath } from '../server/site/shell';
import { fillTemplate } from '../server/site/template';
import { root } from './setup.mjs';

/** What the site sends to a browser, by its addresses. */
export interface BuiltSite {
  /** The modules, and the service worker. */
  scripts: Map<string, string>;
  /** A page of each route as HTML, and the client-side shell. */
  pages: Map<string, string>;
}

const client = join(root, 'dist', 'client');
const server = join(root, 'dist', 'server');

/** Reads the scripts of the build in `dist`, and renders a page of each route with it. */
export async function readBuiltSite(): Promise<BuiltSite> {
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' });
  const scripts = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => [`/${file}`, readFileSync(join(client, file), 'utf8')] as const);

  const template = readFileSync(join(server, 'template.html'), 'utf8');
  const renderer = pathToFileURL(join(server, 'render.js')).href;
  const { renderPage } = (await import(renderer)) as typeof Renderer;
  const content = await readContent({ file: join(root, 'db.json') });
  const reader = createLeagueReader(content);
  const pages = new Map([[shellPath, template]]);
  for (const route of routes) {
    const { path } = route.addresses(content)[0] ?? {
      path: generatePath(route.path, { '*': '/unknown' }),
    };
    pages.set(path, fillTemplate(template, await renderPage(path, reader)));
  }
  return { scripts: new Map(scripts), pages };
}
