import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchRoutes } from 'react-router-dom';
import type { RenderedPage, RenderPage } from '../../src/app/render';
import { inlineJson } from '../../src/app/inlineJson';
import { paths } from '../../src/config/paths';
import { cacheControl, makeAnswer, sendAnswer, type Answer } from '../answer';
import { pathOf, type Gate } from '../api/gate';
import type { LiveReads } from '../api/liveReads';
import type { Reads } from '../api/reads';
import type { Log } from '../log';
import { ourFault, sendText } from '../plainText';
import { pageHeaders } from './securityHeaders';
import { startLater } from './startScript';

/** What pages are made of. */
export interface PagesParts {
  /** `index.html` as built: the client-side shell. */
  template: string;
  render: RenderPage;
  reads: LiveReads;
  /** The site's public origin. */
  origin: string | undefined;
  log: Log;
}

/** The site's pages as HTML. */
export interface Pages {
  /** Answers a request for one of the site's own addresses, or for what is no address; or passes it on. */
  known: Gate;
  /** Answers any other request for a page: 404 with its own screen. */
  missing: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
  /** Answers with the client-side shell, which the service worker keeps for want of a network. */
  shell: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
}

/** A page as it was rendered, unless it could not be, and as it is sent. */
interface KeptPage {
  page?: RenderedPage;
  answer: Answer;
}

const fighterPage = `${paths.fighters}/:id`;
const fixedPages: string[] = [
  paths.home,
  paths.fighters,
  paths.events,
  paths.community,
  paths.payPerView,
  paths.signup,
];

const fixedRoutes = fixedPages.map((path) => ({ path }));

/** Stands for every address that leads nowhere, so that one page is kept for all of them. */
const nowhere = '/404';
/** Stands for every fighter nobody knows. */
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Renders each page when it is first asked for, and keeps it until the content changes. Only known
 * addresses lead to a page of their own, so what is kept is bounded by the content. A page that
 * cannot be rendered is the client-side shell, and the log tells why.
 */
export function createPages({ template, render, reads, origin, log }: PagesParts): Pages {
  const kept = new WeakMap<Reads, Map<string, Promise<KeptPage>>>();
  const renderedShell = startLater(template);
  let shell: Promise<Answer> | undefined;

  async function renderFrom(from: Reads, path: string): Promise<KeptPage> {
    const readJson = async (apiPath: string) => {
      const answer = await from.at(apiPath);
      return answer && (JSON.parse(answer.identity.body.toString()) as unknown);
    };
    try {
      const page = await render(path, readJson, origin);
      return { page, answer: await answerWith(fill(renderedShell, page)) };
    } catch (error) {
      log.error(error, `${path} could not be rendered; the client-side shell is served`);
      return { answer: await answerWith(template) };
    }
  }

  function pageOf(path: string): Promise<KeptPage> {
    const from = reads.current;
    const pages = kept.get(from) ?? new Map<string, Promise<KeptPage>>();
    kept.set(from, pages);
    const page = pages.get(path) ?? renderFrom(from, path);
    pages.set(path, page);
    return page;
  }

  /** A fighter nobody knows: one page serves for all of them, but for the id in its data. */
  async function sendNobody(req: IncomingMessage, res: ServerResponse, id: string): Promise<void> {
    const { page, answer } = await pageOf(paths.fighter(nobody));
    if (!page) {
      sendAnswer(req, res, answer, 404);
      return;
    }
    const state = page.state.replaceAll(nobody, () => inlineJson(id).slice(1, -1));
    const html = fill(renderedShell, { ...page, state });
    const body = Buffer.from(html);
    // As it is: to compress a page for each id that somebody makes up would cost more than its bytes.
    res.writeHead(404, [
      ...['Content-Length', String(body.length), 'Cache-Control', cacheControl],
      ...headersFor(html).flat(),
    ]);
    res.end(req.method === 'HEAD' ? undefined : body);
  }

  return {
    known: (req, res, next) => {
      const path = pathOf(req);
      if (!canBeDecoded(path)) {
        sendText(res, 400, 'The address is not valid');
        return;
      }
      const page = canonicalPath(path) ?? fighterPath(path, reads.current);
      if (page === undefined || (req.method !== 'GET' && req.method !== 'HEAD')) {
        next();
        return;
      }
      req.matchedRoute = fixedPages.includes(page) ? page : fighterPage;
      pageOf(page).then(
        ({ page: rendered, answer }) => {
          sendAnswer(req, res, answer, rendered?.found === false ? 404 : 200);
        },
        (error: unknown) => {
          log.error(error, `${page} could not be answered`);
          sendText(res, 500, ourFault);
        },
      );
    },
    missing: async (req, res) => {
      const id = fighterIdIn(pathOf(req));
      if (id === undefined) sendAnswer(req, res, (await pageOf(nowhere)).answer, 404);
      else await sendNobody(req, res, id);
    },
    shell: async (req, res) => {
      shell ??= answerWith(template);
      sendAnswer(req, res, await shell);
    },
  };
}

/** The router warns of a path that cannot be, in words that hold it: an address is nothing for a log. */
function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The one spelling of a fixed page's address that the router takes `path` for. */
function canonicalPath(path: string): string | undefined {
  if (fixedPages.includes(path)) return path;
  return matchRoutes(fixedRoutes, path)?.[0]?.route.path;
}

/** The address of the fighter that the router finds in a path, when there is one. */
function fighterPath(path: string, { fighterIds }: Reads): string | undefined {
  const id = fighterIdIn(path);
  return id !== undefined && fighterIds.has(id) ? paths.fighter(id) : undefined;
}

/** The fighter's id that the router reads in a path. */
function fighterIdIn(path: string): string | undefined {
  return matchRoutes([{ path: fighterPage }], path)?.[0]?.params.id;
}

/** Puts a rendered page into a shell, in place of the shell's own title and empty root. */
function fill(shell: string, { head, body, state }: RenderedPage): string {
  const data = `<script type="application/json" id="query-state">${state}</script>`;
  // Functions, since a text given to `replace` would have its dollar signs read as patterns.
  return shell
    .replace(/<title>.*?<\/title>/s, () => head)
    .replace(/<div id="root">.*?<\/div>/s, () => body + data);
}

function answerWith(html: string): Promise<Answer> {
  return makeAnswer(Buffer.from(html), headersFor(html));
}

function headersFor(html: string): (readonly [name: string, value: string])[] {
  return [['Content-Type', 'text/html; charset=utf-8'], ...pageHeaders(styleHashes(html))];
}

/** The hashes of the style elements in a page, by which its policy allows them and no others. */
function styleHashes(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
    ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
}
