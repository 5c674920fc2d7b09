import { generatePath } from 'react-router-dom';
import type { Submission } from '../../src/components/forms/submission';
import type { RenderPage } from '../../src/app/render';
import { matchRoute, routes } from '../../src/app/routes';
import { steadyTime } from '../../src/domain/eventPhase';
import { isFormSent, sentFormPath } from '../../src/urls/sentForm';
import type { League } from '../content/checkContent';
import {
  cacheControl,
  createCachedResponse,
  createPromiseCache,
  sendCachedResponse,
} from '../http/cachedResponse';
import type { Log } from '../base/log';
import { sendText } from '../http/plainText';
import { createRateLimit } from '../http/rateLimit';
import { Refusal } from '../http/refusal';
import { household, networkOf } from '../http/clientAddress';
import { type RequestContext } from '../http/requestContext';
import { isRead, methodNotAllowed, pathOf, queryOf, readRoute, type Route } from '../http/router';
import type { FormPost } from './formPosts';
import {
  createLeagueReader,
  fillTemplate,
  noStore,
  pageHeaders,
  sendUncompressed,
} from './pageDocument';
import { shellPath } from './shell';

/** What the pages are made of. */
export interface PagesParts {
  /** The built `index.html`: the client-side shell. */
  template: string;
  render: RenderPage;
  content: { readonly current: League };
  /** The site's public origin. */
  origin: string | undefined;
  /** The forms that pages take by POST, by their paths. */
  forms: ReadonlyMap<string, FormPost>;
  log: Log;
}

/** The page that an address leads to. */
interface FoundPage {
  /** The address that it is cached by. */
  address: string;
  /** The path pattern of its route. */
  pattern: string;
  /** Whether the content has it. */
  isKnown: boolean;
}

/**
 * How many pages with a rejected form are rendered a minute. Unlike a cached one each takes some 15 ms of a core, so that
 * anyone who sends many would keep all others waiting (docs/decisions/015).
 */
const renderLimit = { perAddress: 60, total: 600 };

/** Of the addresses of nothing there is no end: a shared cache would store a page for each. */
const missingLifetime = 'private, max-age=10';

/** Takes the place of an id that the content does not have: there is one page for all of them. */
const anyUnknownId = '00000000-0000-0000-0000-000000000000';

/** Takes the place of every address without a page, for the same reason. */
const unknownPath = '/404';

/**
 * Returns the routes of the site: the shell, and all else that is a page or a form. A page is rendered when it is first
 * requested, and cached until the content or the phase of a show changes, if the content has its address, which bounds
 * the cache. For one that cannot be rendered the shell is sent, and the error logged, once a second at most.
 */
export function siteRoutes({ template, render, content, origin, forms, log }: PagesParts): Route[] {
  const createResponse = (html: string, lifetime?: string) =>
    createCachedResponse(Buffer.from(html), pageHeaders(html, template), lifetime);
  const shellAt = createPromiseCache(() => createResponse(template));

  async function renderAt(address: string, { league, from }: Edition, posted?: Submission) {
    try {
      const page = await render(address, createLeagueReader(league, from), origin, posted);
      const lifetime = posted ? noStore : page.found ? cacheControl : missingLifetime;
      const response = await createResponse(fillTemplate(template, page), lifetime);
      return { found: page.found, response };
    } catch (error) {
      log.error(error, `${address} could not be rendered; the client-side shell is served`);
      throw error;
    }
  }
  const pageAt = createPromiseCache((address, edition: Edition) => renderAt(address, edition));
  const sentPageAt = createPromiseCache((address, edition: Edition) =>
    renderAt(address, edition, forms.get(address)?.accepted),
  );

  async function sendShell(context: RequestContext, status = 200): Promise<void> {
    sendCachedResponse(context, await shellAt(shellPath, template), status);
  }

  let edition = createEdition(content.current, Date.now());
  const currentEdition = () => {
    const now = Date.now();
    const isCurrent = edition.from <= now && now < edition.until;
    if (!isCurrent || edition.league !== content.current) {
      edition = createEdition(content.current, now);
    }
    return edition;
  };

  /** Decides what an address leads to, in any of its spellings. */
  function findPage(path: string): FoundPage {
    const { patterns } = currentEdition();
    // Almost all requests have this spelling: to match each by React Router would halve their rate.
    const pattern = patterns.get(path);
    if (pattern !== undefined) return { address: path, pattern, isKnown: true };
    const { route, params } = matchRoute(path);
    // What follows a second slash would be taken for an address.
    const address =
      route.path === '*' ? unknownPath : generatePath(route.path, params).toLowerCase();
    if (patterns.has(address)) return { address, pattern: route.path, isKnown: true };
    return {
      address: generatePath(route.path, { id: anyUnknownId, '*': unknownPath }),
      pattern: route.path,
      isKnown: false,
    };
  }

  async function sendPage(context: RequestContext, found: FoundPage): Promise<void> {
    const { address, isKnown } = found;
    const isSent = forms.has(address) && isFormSent(queryOf(context.req));
    const pages = isSent ? sentPageAt : pageAt;
    const cached = await pages(address, currentEdition()).catch(() => undefined);
    const status = isKnown && cached?.found !== false ? 200 : 404;
    if (!cached) return sendShell(context, status);
    sendCachedResponse(context, cached.response, status);
  }

  const secondsToWait = createRateLimit<string>([
    { perMinute: renderLimit.perAddress, senderOf: (address) => networkOf(address, household) },
    { perMinute: renderLimit.total, senderOf: () => 'everybody' },
  ]);

  /**
   * Responds to a form: with the way to the page that says it was sent, or with its page and what came of it.
   *
   * @throws {Refusal} 429 when too many pages were rendered for one request each
   */
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
    const wait = secondsToWait(context.clientAddress());
    if (wait > 0) {
      const message = 'Too many forms at the moment. Please go back, and try again in a minute.';
      throw new Refusal(429, message, { 'Retry-After': wait });
    }
    const { status, headers, posted } = rejected;
    const { league, from } = currentEdition();
    const page = await render(address, createLeagueReader(league, from), origin, posted);
    const html = fillTemplate(template, page);
    sendUncompressed(context, html, { template, status, headers });
  }

  async function respond(context: RequestContext): Promise<void> {
    const { req } = context;
    const path = pathOf(req);
    // Some targets of requests are no paths, such as `*`.
    if (!/^(\/|$)/.test(path)) throw new Refusal(400, 'The address is not valid');
    const found = findPage(path);
    const form = forms.get(found.address);
    if (found.isKnown && (form || isRead(req))) context.routeLabel = found.pattern;
    if (!isRead(req)) {
      if (form && req.method === 'POST') return receiveForm(context, found.address, form);
      throw methodNotAllowed(['GET', 'HEAD', ...(form ? ['POST'] : [])]);
    }
    await sendPage(context, found);
  }

  return [readRoute(shellPath, (context) => sendShell(context)), { path: '*', handle: respond }];
}

/** What all pages of a time are rendered from: they would be the same at any moment of it. */
type Edition = ReturnType<typeof createEdition>;

/** Returns the edition of a moment, with the path pattern of each address of the content that has a page. */
function createEdition(league: League, now: number) {
  const patterns = routes.flatMap((route) =>
    route.addresses(league).map(({ path }) => [path, route.path] as const),
  );
  return { league, patterns: new Map(patterns), ...steadyTime(league.events, now) };
}
