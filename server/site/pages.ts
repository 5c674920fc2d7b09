import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { generatePath } from 'react-router-dom';
import type { RenderedPage, RenderPage } from '../../src/app/render';
import { matchRoute, routes } from '../../src/app/routes';
import { inlineJson } from '../../src/pages/metadata/inlineJson';
import {
  cacheControl,
  createCachedResponse,
  sendCachedResponse,
  type CachedResponse,
} from '../http/cachedResponse';
import { pathOf, type Handler } from '../http/handler';
import type { League } from '../content/checkContent';
import type { Log } from '../http/log';
import { ourFault, sendText } from '../http/plainText';
import { createLeagueReader } from './leagueReader';
import { pageHeaders } from '../http/securityHeaders';
import { startScriptHash } from './startScript';
import { fillTemplate } from './template';

/** What the pages are rendered from. */
export interface PagesParts {
  /** `index.html` as built: the client-side shell. */
  template: string;
  render: RenderPage;
  /** Returns the league as the API currently serves it. */
  league: () => League;
  /** The site's public origin. */
  origin: string | undefined;
  log: Log;
}

/** The site's pages as HTML. */
export interface Pages {
  /** Responds to a request for a page that the content has, or for what is no address; or passes it on. */
  known: Handler;
  /** Responds to any other request for a page: 404 with the page of its route. */
  missing: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
  /** Responds with the client-side shell, which the service worker caches for when there is no network. */
  shell: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
}

/** A page as it was rendered, unless that failed, and its response. */
interface CachedPage {
  page?: RenderedPage;
  response: CachedResponse;
}

/** The pages of one state of the content. */
interface PageCache {
  /** The path pattern of each address that has a page. */
  patterns: ReadonlyMap<string, string>;
  pages: Map<string, Promise<CachedPage>>;
}

/** Takes the place of an id that the content does not have, so that one page is cached for all of them. */
const unknownId = '00000000-0000-0000-0000-000000000000';

/** Takes the place of every address without a page, for the same reason. */
const unknownPath = '/404';

/**
 * Renders each page when it is first requested, and caches it until the content changes. Only addresses that the
 * content has are cached by themselves, so the cache is bounded by the content. For a page that cannot be rendered
 * it sends the client-side shell, and logs the error.
 */
export function createPages({ template, render, league, origin, log }: PagesParts): Pages {
  const caches = new WeakMap<League, PageCache>();
  let shell: Promise<CachedResponse> | undefined;

  async function renderFrom(content: League, path: string): Promise<CachedPage> {
    try {
      const page = await render(path, createLeagueReader(content), origin);
      return { page, response: await createPageResponse(fillTemplate(template, page)) };
    } catch (error) {
      log.error(error, `${path} could not be rendered; the client-side shell is served`);
      return { response: await createPageResponse(template) };
    }
  }

  function cacheOf(content: League): PageCache {
    const cache = caches.get(content) ?? {
      patterns: new Map(
        routes.flatMap((route) =>
          route.addresses(content).map(({ path }) => [path, route.path] as const),
        ),
      ),
      pages: new Map<string, Promise<CachedPage>>(),
    };
    caches.set(content, cache);
    return cache;
  }

  function pageAt(path: string): Promise<CachedPage> {
    const content = league();
    const { pages } = cacheOf(content);
    const page = pages.get(path) ?? renderFrom(content, path);
    pages.set(path, page);
    return page;
  }

  return {
    known: (req, res, next) => {
      const path = pathOf(req);
      if (!canBeDecoded(path)) {
        sendText(res, 400, 'The address is not valid');
        return;
      }
      const { patterns } = cacheOf(league());
      const address = patterns.has(path) ? path : canonicalPath(path);
      const pattern = patterns.get(address);
      if (pattern === undefined || (req.method !== 'GET' && req.method !== 'HEAD')) {
        next();
        return;
      }
      req.matchedRoute = pattern;
      pageAt(address).then(
        ({ page, response }) => {
          sendCachedResponse(req, res, response, page?.found === false ? 404 : 200);
        },
        (error: unknown) => {
          log.error(error, `${address} could not be answered`);
          sendText(res, 500, ourFault);
        },
      );
    },
    missing: async (req, res) => {
      const { route, params } = matchRoute(pathOf(req));
      const id = params.id;
      const { page, response } = await pageAt(
        generatePath(route.path, { id: unknownId, '*': unknownPath }),
      );
      if (page === undefined || id === undefined) {
        sendCachedResponse(req, res, response, 404);
        return;
      }
      // The page is the same for every id but for the keys of its data.
      const state = page.state.replaceAll(unknownId, () => inlineJson(id).slice(1, -1));
      sendUncompressed(req, res, fillTemplate(template, { ...page, state }));
    },
    shell: async (req, res) => {
      shell ??= createPageResponse(template);
      sendCachedResponse(req, res, await shell);
    },
  };
}

/** Returns the one spelling of an address that its page is cached by. */
function canonicalPath(path: string): string {
  const { route, params } = matchRoute(path);
  return generatePath(route.path, params);
}

/** The router warns of a path that cannot be decoded, and quotes it: addresses must not be logged. */
function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** To compress a page for each id that somebody makes up would cost more than its bytes. */
function sendUncompressed(req: IncomingMessage, res: ServerResponse, html: string): void {
  const body = Buffer.from(html);
  res.writeHead(404, [
    ...['Content-Length', String(body.length), 'Cache-Control', cacheControl],
    ...headersFor(html).flat(),
  ]);
  res.end(req.method === 'HEAD' ? undefined : body);
}

function createPageResponse(html: string): Promise<CachedResponse> {
  return createCachedResponse(Buffer.from(html), headersFor(html));
}

function headersFor(html: string): (readonly [name: string, value: string])[] {
  return [
    ['Content-Type', 'text/html; charset=utf-8'],
    ...pageHeaders({ scripts: [startScriptHash], styles: styleHashes(html) }),
  ];
}

/** Returns the hashes of the style elements in a page, by which its policy allows them and no others. */
function styleHashes(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
    ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
}
