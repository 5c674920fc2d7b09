import compression from 'compression';
import { Router, type RequestHandler } from 'express';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchPath } from 'react-router-dom';
import sirv from 'sirv';
import { paths } from '../../src/config/paths';
import type { ContentSource } from '../content/contentSource';
import { sendText } from '../plainText';

/** Vite puts a hash of its content into the name of everything in here: a name never changes its bytes. */
const hashedFiles = '/assets/';
const aYear = 'public, max-age=31536000, immutable';

/** Files that keep their name when they change: a visitor may see the old one for this long. */
const anHour = 'public, max-age=3600';

/** In these folders are files only, so that a wrong name there is not a page of the site. */
const fileFolders = /^\/(assets|pictures|icons)\/.*\.[^/]+$/;

/**
 * Serves the built site: its files, and the page that starts it for every other path, with the
 * status of that path (spec §2, routes).
 *
 * @param directory The client build, which holds `index.html`.
 * @throws When there is no such build.
 */
export function createWeb(directory: string, content: ContentSource): Router {
  const page = readFileSync(join(directory, 'index.html'));
  const web = Router();
  web.use(readOnly);
  web.use(compression());
  web.use(
    sirv(directory, {
      etag: true,
      // No index for a folder: every page is the one below.
      extensions: [],
      setHeaders: (res, pathname) => {
        res.setHeader('Cache-Control', pathname.startsWith(hashedFiles) ? aYear : anHour);
      },
    }),
  );
  web.use((req, res) => {
    if (fileFolders.test(req.path)) {
      sendText(res, 404, 'Not found');
      return;
    }
    res
      .status(isPage(req.path, content) ? 200 : 404)
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(page);
  });
  return web;
}

const readOnly: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') next();
  else sendText(res, 405, 'Method not allowed', { Allow: 'GET, HEAD' });
};

const pages: string[] = [
  paths.home,
  paths.fighters,
  paths.events,
  paths.community,
  paths.payPerView,
  paths.signup,
];

/** Whether the site has something to show at a path; read as its own router reads it. */
function isPage(path: string, { current }: ContentSource): boolean {
  if (pages.some((page) => matchPath(page, path))) return true;
  const fighter = matchPath(`${paths.fighters}/:id`, path);
  return fighter !== null && current.fighters.some(({ id }) => id === fighter.params.id);
}
