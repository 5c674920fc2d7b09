import { LRUCache } from 'lru-cache';
import mime from 'mime-types';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import {
  cacheBodies,
  sendCachedResponse,
  type Bodies,
  type CachedResponse,
} from '../http/cachedResponse';
import { notFound, pathOf, readRoute, type Route } from '../http/router';
import { fileHeaders, subresourceHeaders } from '../http/securityHeaders';

/** Vite puts a hash of its content into the name of everything in here: a name never changes its bytes. */
const hashedFiles = '/assets/';
const cachedForAYear = 'public, max-age=31536000, immutable';

/** Files that keep their name when they change: a visitor may see the old one for this long. */
export const anHour = 'public, max-age=3600';

/** The browser must revalidate it, or it would keep an old one. */
const serviceWorker = '/sw.js';
const noDelay = 'no-cache';

const pictureFolder = '/pictures/';

/** What is missing in these folders is no page of the site. */
const subresourceFolders = [hashedFiles, pictureFolder, '/icons/'];

/** The pictures made of originals since the build, with a hash in their name, as no other file there has one. */
export const madePicture =
  /^\/pictures\/(share\/)?(fighters|events|videos)\/[0-9a-f]{16}-[0-9a-f]{6}(-\d+)?\.(avif|webp|jpg)$/;

/** How much of the pictures is cached, in bytes: more than what the fans of a night look at (docs/decisions/001). */
const cachedPictures = 16 * 1024 * 1024;

/**
 * Returns the routes of the built site's files, each with the one spelling of its path. They are read here and now, but for
 * the pictures, which may be many, and arrive later.
 *
 * @param directory the client build, all of which is public
 * @param dataDir the folder whose `pictures` were made since
 */
export function fileRoutes(directory: string, dataDir: string): Route[] {
  const built = listFiles(directory).map((name) => {
    const path = encodeURI(name);
    const response = createFileResponse(path, readBodies(join(directory, name)));
    return readRoute(path, (context) => {
      context.routeLabel = 'file';
      sendCachedResponse(context, response);
    });
  });
  const others = subresourceFolders.map((folder) => ({ path: `${folder}*`, handle: notFound }));
  return [...built, pictureRoute(directory, dataDir), ...others];
}

/** Returns the names of a folder's files but for pictures, hidden files, and the compressed copies of others. */
function listFiles(directory: string, folder = '/'): string[] {
  return readdirSync(join(directory, folder)).flatMap((own) => {
    const name = folder + own;
    if (/^\.|\.(br|gz)$/.test(own) || `${name}/` === pictureFolder) return [];
    // What a link leads to, in a build that is made of links.
    const stats = statSync(join(directory, name), { throwIfNoEntry: false });
    if (stats?.isDirectory()) return listFiles(directory, `${name}/`);
    return stats?.isFile() ? [name] : [];
  });
}

/** Reads a file with the compressed copies that the build has left beside it. */
function readBodies(file: string): Bodies {
  const copy = (ending: string) =>
    existsSync(file + ending) ? readFileSync(file + ending) : undefined;
  return { identity: readFileSync(file), br: copy('.br'), gzip: copy('.gz') };
}

/** Returns the route of the pictures, each of which is read when it is first requested. */
export function pictureRoute(directory: string, dataDir: string): Route {
  const cache = new LRUCache<string, CachedResponse>({
    maxSize: cachedPictures,
    sizeCalculation: ({ identity }) => identity.body.length || 1,
    fetchMethod: async (path) => {
      const name = nameOf(path);
      if (name === undefined) return undefined;
      const file = join(madePicture.test(path) ? dataDir : directory, name);
      const identity = await readFile(file).catch(nothingIfMissing);
      return identity && createFileResponse(path, { identity });
    },
  });
  return readRoute(`${pictureFolder}*`, async (context) => {
    context.routeLabel = 'file';
    const response = await cache.fetch(pathOf(context.req));
    if (response) sendCachedResponse(context, response);
    else notFound();
  });
}

/** Returns the name of the file at a path, below its folder; nothing where browsers would spell it otherwise. */
function nameOf(path: string): string | undefined {
  try {
    const name = decodeURIComponent(path);
    return encodeURI(name) === path && !/[\0\\]|\/[./]/.test(name) ? name : undefined;
  } catch {
    return undefined;
  }
}

function nothingIfMissing(error: NodeJS.ErrnoException): undefined {
  if (!['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(error.code ?? '')) throw error;
}

function createFileResponse(path: string, bodies: Bodies): CachedResponse {
  const type = mime.contentType(extname(path)) || 'application/octet-stream';
  const isSubresource = subresourceFolders.some((folder) => path.startsWith(folder));
  const headers = isSubresource ? subresourceHeaders : fileHeaders;
  return cacheBodies(bodies, [['Content-Type', type], ...headers], lifetime(path));
}

/** Returns a file's `Cache-Control` by its path. */
function lifetime(path: string): string {
  if (path.startsWith(hashedFiles) || madePicture.test(path)) return cachedForAYear;
  return path === serviceWorker ? noDelay : anHour;
}
