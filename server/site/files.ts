import express from 'express';
import staticFiles from 'express-static-gzip';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { Refusal } from '../http/refusal';
import { withRequestHeaders, type RequestContext } from '../http/requestContext';
import { pathOf } from '../http/router';
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
 * The pictures that were made of originals since the build. Their name has a hash of their content, too, and no other file
 * of that folder has such a name.
 */
const madePicture =
  /^\/pictures\/(share\/)?(fighters|events|videos)\/[0-9a-f]{16}-[0-9a-f]{6}(-\d+)?\.(avif|webp|jpg)$/;

/** An Express application, as it is in fact: it takes plain requests, and calls `next` when nothing responds. */
type Middleware = (
  req: IncomingMessage,
  res: ServerResponse,
  next: (error?: Error & { status?: number }) => void,
) => void;

/**
 * Serves the files of the built site, with Express, which the library for them needs.
 *
 * @param directory the client build, all of which is public
 * @param dataDir the folder whose `pictures` were made since
 * @returns sends the file at the path of a request, and resolves with whether there is one
 */
export function createFiles(
  directory: string,
  dataDir: string,
): (context: RequestContext) => Promise<boolean> {
  const app = express();
  app.disable('x-powered-by');
  app.use(
    staticFiles(directory, {
      // The build leaves compressed copies beside its text files.
      enableBrotli: true,
      orderPreference: ['br', 'gz'],
      // No index for a folder: pages are rendered.
      index: false,
      serveStatic: { redirect: false, cacheControl: false, setHeaders },
    }),
  );

  const made = createMadePictures(dataDir);
  app.use((req, res, next) => {
    made(req, res, next);
  });

  const files = app as unknown as Middleware;

  return (context) => {
    const { req, res } = context;
    context.route = 'file';
    setAll(res, withRequestHeaders(context, []));
    return new Promise((resolve, reject) => {
      res.once('close', () => {
        resolve(true);
      });
      files(req, res, (error) => {
        // Set for a compressed copy before it was read. A file may also fail later, in its middle.
        if (!res.headersSent) res.removeHeader('Content-Encoding');
        if (error) {
          reject(toRefusal(error) ?? error);
          return;
        }
        context.route = 'unknown';
        if (fileFolders.test(pathOf(req))) reject(new Refusal(404, 'Not found'));
        else resolve(false);
      });
    });
  };
}

/** Serves the pictures that were made since the build, and no other file of the folder. */
export function createMadePictures(dataDir: string): Middleware {
  const serve = express.static(dataDir, {
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (res: ServerResponse, file: string) => {
      // Express does not know this format.
      if (file.endsWith('.avif')) res.setHeader('Content-Type', 'image/avif');
      setHeaders(res);
    },
  }) as unknown as Middleware;
  return (req, res, next) => {
    if (madePicture.test(pathOf(req))) serve(req, res, next);
    else next();
  };
}

/** A failure that the client caused, such as a range that the file does not have. */
function toRefusal({ status = 500 }: { status?: number }): Refusal | undefined {
  return status < 500 ? new Refusal(status, STATUS_CODES[status] ?? '') : undefined;
}

/** Called when a file is found. */
function setHeaders(res: ServerResponse): void {
  const { url = '' } = res.req;
  const headers = fileFolders.test(pathOf(res.req)) ? partHeaders : fileHeaders;
  setAll(res, ['Cache-Control', lifetime(url), ...headers.flat()]);
}

function setAll(res: ServerResponse, headers: readonly string[]): void {
  for (let name = 0; name < headers.length; name += 2) {
    res.setHeader(headers[name] ?? '', headers[name + 1] ?? '');
  }
}

/** Returns a file's `Cache-Control` by its path. */
function lifetime(url: string): string {
  if (url.startsWith(hashedFiles) || madePicture.test(url)) return aYear;
  return url.startsWith(serviceWorker) ? noDelay : anHour;
}
