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
        res.req.matchedRoute = 'file';
        res.setHeader('Cache-Control', pathname.startsWith(hashedFiles) ? aYear : anHour);
      },
    }),
  );
  web.use((req, res) => {
    if (fileFolders.test(req.path)) {
      sendText(res, 404, 'Not found');
      return;
    }
    req.matchedRoute = pageAt(req.path, content);
    res
      .status(req.matchedRoute === undefined ? 404 : 200)
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

const fighterPage = `${paths.fighters}/:id`;
const pages: string[] = [
  paths.home,
  paths.fighters,
  fighterPage,
  paths.events,
  paths.community,
  paths.payPerView,
  paths.signup,
];

/** The route that the site has something to show for at a path; read as its own router reads it. */
function pageAt(path: string, { current }: ContentSource): string | undefined {
  const page = pages.find((pattern) => matchPath(pattern, path));
  if (page !== fighterPage) return page;
  const id = matchPath(fighterPage, path)?.params.id;
  return current.fighters.some((fighter) => fighter.id === id) ? page : undefined;
}
