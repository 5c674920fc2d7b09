import { Router, type RequestHandler } from 'express';
import staticFiles from 'express-static-gzip';
import { sendText } from '../http/plainText';
import type { Pages } from './pages';
import { fileHeaders, partHeaders } from '../http/securityHeaders';

/** Vite puts a hash of its content into the name of everything in here: a name never changes its bytes. */
const hashedFiles = '/assets/';
const aYear = 'public, max-age=31536000, immutable';

/** Files that keep their name when they change: a visitor may see the old one for this long. */
const anHour = 'public, max-age=3600';

/** The browser must revalidate it, or it would keep an old one. */
const serviceWorker = '/sw.js';
const noDelay = 'no-cache';

/**
 * In these folders are files only, so that a wrong name there is not a page of the site. What follows
 * the dot holds no other: else each of many would be tried with all that come after it.
 */
const fileFolders = /^\/(assets|pictures|icons)\/.*\.[^/.]+$/;

/**
 * Serves the built site's files, and the 404 page for all other paths (spec §2).
 * @param directory the client build
 * @param generated files that are generated from the content
 */
export function createWeb(directory: string, generated: Router, pages: Pages): Router {
  const web = Router();
  web.use((req, res, next) => {
    const headers = fileFolders.test(req.path) ? partHeaders : fileHeaders;
    for (const header of headers) res.setHeader(...header);
    next();
  });
  web.use(readOnly);
  web.use(generated);
  web.get('/index.html', (req, res, next) => {
    pages.shell(req, res).catch(next);
  });
  web.use(
    staticFiles(directory, {
      // The build leaves compressed copies beside its text files.
      enableBrotli: true,
      orderPreference: ['br', 'gz'],
      // No index for a folder, and the shell is not served as a page: pages are rendered.
      index: false,
      serveStatic: {
        redirect: false,
        cacheControl: false,
        setHeaders: (res) => {
          res.req.matchedRoute = 'file';
          res.setHeader('Cache-Control', lifetime(res.req.url ?? ''));
        },
      },
    }),
  );
  web.use((req, res, next) => {
    if (fileFolders.test(req.path)) sendText(res, 404, 'Not found');
    else pages.missing(req, res).catch(next);
  });
  return web;
}

/** Returns a file's `Cache-Control` by its path. */
function lifetime(url: string): string {
  if (url.startsWith(hashedFiles)) return aYear;
  return url.startsWith(serviceWorker) ? noDelay : anHour;
}

const readOnly: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') next();
  else sendText(res, 405, 'Method not allowed', { Allow: 'GET, HEAD' });
};
