import { createHash } from 'node:crypto';
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
import { isRead, pathOf, type Handler } from '../http/handler';
import type { League } from '../content/checkContent';
import type { Log } from '../http/log';
import { createPromiseCache } from '../http/promiseCache';
import { Refusal } from '../http/refusal';
import { withRequestHeaders, type RequestContext } from '../http/requestContext';
import { createLeagueReader } from './leagueReader';
import { pageHeaders } from '../http/securityHeaders';
import { shellPath } from './shell';
import { startScriptHash } from './startScript';
import { fillTemplate } from './template';

/** What the pages are rendered from. */
export interface PagesParts {
  /** The built `index.html`: the client-side shell. */
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
  /** Responds to a request for a page that the content has, for what is no address, or for {@link shellPath}. */
  known: Handler;
  /** Responds to any other request for a page: 404 with the page of its route. */
  missing: (context: RequestContext) => Promise<void>;
}

/** A page as it was rendered, and its response. */
interface CachedPage {
  page: RenderedPage;
  response: CachedResponse;
}

/** Takes the place of an id that the content does not have, so that one page is cached for all of them. */
const unknownId = '00000000-0000-0000-0000-000000000000';

/** Takes the place of every address without a page, for the same reason. */
const unknownPath = '/404';

/**
 * Renders each page when it is first requested, and caches it until the content changes. Only addresses that the
 * content has are cached by themselves, so the cache is bounded by the content. For a page that cannot be rendered
 * it sends the client-side shell, and logs the error, once a second at most.
 */
export function createPages({ template, render, league, origin, log }: PagesParts): Pages {
  const shellAt = createPromiseCache(() => createPageResponse(template));
  const pageAt = createPromiseCache(async (path, content: League): Promise<CachedPage> => {
    try {
      const page = await render(path, createLeagueReader(content), origin);
      return { page, response: await createPageResponse(fillTemplate(template, page)) };
    } catch (error) {
      log.error(error, `${path} could not be rendered; the client-side shell is served`);
      throw error;
    }
  });

  let patterns = patternsOf(league());

  /** Returns the path pattern of each address that has a page. */
  function currentPatterns(): Patterns {
    const content = league();
    if (patterns.content !== content) patterns = patternsOf(content);
    return patterns;
  }

  async function sendShell(context: RequestContext, status = 200): Promise<void> {
    sendCachedResponse(context, await shellAt(shellPath, template), status);
  }

  async function sendPage(context: RequestContext, address: string): Promise<void> {
    const cached = await pageAt(address, league()).catch(() => undefined);
    if (!cached) return sendShell(context);
    sendCachedResponse(context, cached.response, cached.page.found ? 200 : 404);
  }

  return {
    known: (context) => {
      const path = pathOf(context.req);
      if (!canBeDecoded(path)) throw new Refusal(400, 'The address is not valid');
      if (!isRead(context.req)) return false;
      if (path === shellPath) {
        context.route = shellPath;
        return sendShell(context);
      }
      const { byAddress } = currentPatterns();
      const address = byAddress.has(path) ? path : canonicalPath(path);
      const pattern = byAddress.get(address);
      if (pattern === undefined) return false;
      context.route = pattern;
      return sendPage(context, address);
    },
    missing: async (context) => {
      const { route, params } = matchRoute(pathOf(context.req));
      const id = params.id;
      const address = generatePath(route.path, { id: unknownId, '*': unknownPath });
      const cached = await pageAt(address, league()).catch(() => undefined);
      if (!cached) return sendShell(context, 404);
      if (id === undefined) {
        sendCachedResponse(context, cached.response, 404);
        return;
      }
      // The page is the same for every id but for the keys of its data.
      const state = cached.page.state.replaceAll(unknownId, () => inlineJson(id).slice(1, -1));
      sendUncompressed(context, fillTemplate(template, { ...cached.page, state }));
    },
  };
}

/** The path pattern of each address that has a page. */
interface Patterns {
  content: League;
  byAddress: ReadonlyMap<string, string>;
}

function patternsOf(content: League): Patterns {
  const entries = routes.flatMap((route) =>
    route.addresses(content).map(({ path }) => [path, route.path] as const),
  );
  return { content, byAddress: new Map(entries) };
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
function sendUncompressed(context: RequestContext, html: string): void {
  const body = Buffer.from(html);
  const headers = [
    ...['Content-Length', String(body.length), 'Cache-Control', cacheControl],
    ...headersFor(html).flat(),
  ];
  context.res.writeHead(404, withRequestHeaders(context, headers));
  context.res.end(context.req.method === 'HEAD' ? undefined : body);
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
