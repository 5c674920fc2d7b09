import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { generatePath } from 'react-router-dom';
import type { Submission } from '../../src/components/forms/submission';
import type { RenderedPage, RenderPage } from '../../src/app/render';
import { matchRoute, routedPath, routes } from '../../src/app/routes';
import { isFormSent, sentFormPath } from '../../src/urls/sentForm';
import { inlineJson } from '../../src/pages/metadata/inlineJson';
import {
  cacheControl,
  createCachedResponse,
  sendCachedResponse,
  type CachedResponse,
} from '../http/cachedResponse';
import { household, networkOf } from '../http/clientAddress';
import { endResponse } from '../http/endResponse';
import { isRead, pathOf, queryOf, type Handler } from '../http/handler';
import type { League } from '../content/checkContent';
import type { Log } from '../http/log';
import { createPromiseCache } from '../http/promiseCache';
import { sendText } from '../http/plainText';
import { createRateLimit } from '../http/rateLimit';
import { Refusal } from '../http/refusal';
import { withRequestHeaders, type RequestContext } from '../http/requestContext';
import type { FormPost } from './formPosts';
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
  /** Returns the form that the page at a path takes by POST. */
  formPostAt: (path: string) => FormPost | undefined;
  log: Log;
}

/** The site's pages as HTML. */
export interface Pages {
  /**
   * Responds to a request for a page that the content has, for what is no address, or for {@link shellPath}; and to
   * a form that such a page takes.
   */
  known: Handler;
  /** Responds to any other request for a page: 404 with the page of its route. */
  missing: (context: RequestContext) => Promise<void>;
}

/** A page as it was rendered, and its response. */
interface CachedPage {
  page: RenderedPage;
  response: CachedResponse;
}

interface UncompressedResponse {
  status: number;
  /** Its `Cache-Control`. */
  lifetime: string;
  headers?: OutgoingHttpHeaders | undefined;
}

/**
 * How many pages with a rejected form are rendered a minute. Unlike a cached one each takes some 15 ms of a core, so that
 * anyone who sends many would keep all others waiting (docs/decisions/015).
 */
const renderLimit = { perAddress: 60, total: 600 };

/** The `Cache-Control` of what is for one visitor. */
const noStore = 'no-store';

/** Takes the place of an id that the content does not have, so that one page is cached for all of them. */
const unknownId = '00000000-0000-0000-0000-000000000000';

/** Takes the place of every address without a page, for the same reason. */
const unknownPath = '/404';

/**
 * Renders each page when it is first requested, and caches it until the content changes. Only addresses that the
 * content has are cached by themselves, so the cache is bounded by the content. For a page that cannot be rendered
 * it sends the client-side shell, and logs the error, once a second at most.
 */
export function createPages({
  template,
  render,
  league,
  origin,
  formPostAt,
  log,
}: PagesParts): Pages {
  const shellAt = createPromiseCache(() => createPageResponse(template));
  async function renderAt(path: string, content: League, posted?: Submission): Promise<CachedPage> {
    try {
      const page = await render(path, createLeagueReader(content), origin, posted);
      const lifetime = posted && noStore;
      return { page, response: await createPageResponse(fillTemplate(template, page), lifetime) };
    } catch (error) {
      log.error(error, `${path} could not be rendered; the client-side shell is served`);
      throw error;
    }
  }
  const pageAt = createPromiseCache((path, content: League) => renderAt(path, content));
  const sentPageAt = createPromiseCache((path, content: League) =>
    renderAt(path, content, formPostAt(path)?.accepted),
  );

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
    const isSent = formPostAt(address) && isFormSent(queryOf(context.req));
    const cached = await (isSent ? sentPageAt : pageAt)(address, league()).catch(() => undefined);
    if (!cached) return sendShell(context);
    sendCachedResponse(context, cached.response, cached.page.found ? 200 : 404);
  }

  const secondsToWait = createRateLimit<string>([
    { perMinute: renderLimit.perAddress, senderOf: (address) => networkOf(address, household) },
    { perMinute: renderLimit.total, senderOf: () => 'everybody' },
  ]);

  /** @throws {Refusal} 429 when too many pages were rendered for one request each */
  async function renderRejected(
    { clientAddress }: RequestContext,
    address: string,
    posted: Submission,
  ): Promise<string> {
    const wait = secondsToWait(clientAddress);
    if (wait > 0) {
      const message = 'Too many forms at the moment. Please go back, and try again in a minute.';
      throw new Refusal(429, message, { 'Retry-After': wait });
    }
    const page = await render(address, createLeagueReader(league()), origin, posted);
    return fillTemplate(template, page);
  }

  /** Responds to a form: with its page and what came of it, or with the way to the page that says it was sent. */
  async function receiveForm(
    context: RequestContext,
    address: string,
    { receive }: FormPost,
  ): Promise<void> {
    const rejected = await receive(context);
    if (rejected === undefined) {
      sendText(context, 303, 'The form was sent', { Location: sentFormPath(address) });
      return;
    }
    const { status, headers, posted } = rejected;
    const html = await renderRejected(context, address, posted);
    sendUncompressed(context, html, { status, headers, lifetime: noStore });
  }

  async function missing(context: RequestContext): Promise<void> {
    const { route, params } = matchRoute(pathOf(context.req));
    const id = params.id;
    const address = generatePath(route.path, { id: unknownId, '*': unknownPath });
    const cached = await pageAt(address, league()).catch(() => undefined);
    if (!cached) return sendShell(context, 404);
    if (id === undefined) {
      sendCachedResponse(context, cached.response, 404);
      return;
    }
    // The page is the same for every id except for the keys of its data, and their hashes, which are JSON within JSON.
    const state = cached.page.state
      .replaceAll(`\\"${unknownId}\\"`, () => inlineJson(JSON.stringify(id)).slice(1, -1))
      .replaceAll(unknownId, () => inlineJson(id).slice(1, -1));
    const html = fillTemplate(template, { ...cached.page, state });
    sendUncompressed(context, html, { status: 404, lifetime: cacheControl });
  }

  return {
    known: (context) => {
      const path = pathOf(context.req);
      // Some targets of requests are no paths, such as `*`.
      if (!/^(\/|$)/.test(path)) throw new Refusal(400, 'The address is not valid');
      if (path === shellPath && isRead(context.req)) {
        context.route = shellPath;
        return sendShell(context);
      }
      // No file is looked for at what is no address.
      if (routedPath(path) !== path && isRead(context.req)) return missing(context);
      const { byAddress } = currentPatterns();
      const address = byAddress.has(path) ? path : canonicalPath(path);
      const pattern = byAddress.get(address);
      if (pattern === undefined) return false;
      const formPost = formPostAt(address);
      if (isRead(context.req)) {
        context.route = pattern;
        return sendPage(context, address);
      }
      if (!formPost) return false;
      context.route = pattern;
      if (context.req.method === 'POST') return receiveForm(context, address, formPost);
      throw new Refusal(405, 'Method not allowed', { Allow: 'GET, HEAD, POST' });
    },
    missing,
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
  // What follows a second slash would be taken for an address.
  return route.path === '*' ? unknownPath : generatePath(route.path, params);
}

/** Sends a page that is made for one request. To compress it would cost more than its bytes. */
export function sendUncompressed(
  context: RequestContext,
  html: string,
  { status, lifetime, headers = {} }: UncompressedResponse,
): void {
  const own = [...headersFor(html), ['Cache-Control', lifetime], ...Object.entries(headers)];
  const all = withRequestHeaders(context, own.flat().map(String), lifetime !== noStore);
  endResponse(context.res, status, html, all);
}

function createPageResponse(html: string, lifetime?: string): Promise<CachedResponse> {
  return createCachedResponse(Buffer.from(html), headersFor(html), lifetime);
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
