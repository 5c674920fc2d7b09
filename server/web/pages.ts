import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchRoutes } from 'react-router-dom';
import type { RenderedPage, RenderPage } from '../../src/app/render';
import { inlineJson } from '../../src/app/inlineJson';
import { paths } from '../../src/config/paths';
import { makeAnswer, sendAnswer, type Answer } from '../answer';
import { pathOf, type Gate } from '../api/gate';
import type { LiveReads } from '../api/liveReads';
import type { Reads } from '../api/reads';
import type { ContentSource } from '../content/contentSource';
import type { Log } from '../log';
import { ourFault, sendText } from '../plainText';
import { pageHeaders } from './securityHeaders';

/** What pages are made of. */
export interface PagesParts {
  /** `index.html` as built: the client-side shell. */
  template: string;
  render: RenderPage;
  content: ContentSource;
  reads: LiveReads;
  /** The site's public origin. */
  origin: string | undefined;
  log: Log;
}

/** The site's pages as HTML. */
export interface Pages {
  /** Answers a request for one of the site's own addresses, or passes it on. */
  known: Gate;
  /** Answers any other request for a page: 404 with its own screen. */
  missing: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
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
export function createPages({ template, render, content, reads, origin, log }: PagesParts): Pages {
  const kept = new WeakMap<Reads, Map<string, Promise<RenderedPage | undefined>>>();
  const answers = new WeakMap<RenderedPage, Promise<Answer>>();
  const shell = answerWith(template);

  async function renderFrom(from: Reads, path: string): Promise<RenderedPage | undefined> {
    const readJson = async (apiPath: string) => {
      const answer = await from.at(apiPath);
      return answer && (JSON.parse(answer.identity.body.toString()) as unknown);
    };
    try {
      return await render(path, readJson, origin);
    } catch (error) {
      log.error(error, `${path} could not be rendered; the client-side shell is served`);
      return undefined;
    }
  }

  function pageOf(path: string): Promise<RenderedPage | undefined> {
    const from = reads.current;
    const pages = kept.get(from) ?? new Map<string, Promise<RenderedPage | undefined>>();
    kept.set(from, pages);
    const page = pages.get(path) ?? renderFrom(from, path);
    pages.set(path, page);
    return page;
  }

  async function answerOf(path: string): Promise<Answer> {
    const page = await pageOf(path);
    if (!page) return shell;
    const answer = answers.get(page) ?? answerWith(fill(template, page));
    answers.set(page, answer);
    return answer;
  }

  /** A fighter nobody knows: one page serves for all of them, but for the id in its data. */
  async function answerOfNobody(id: string): Promise<Answer> {
    const page = await pageOf(paths.fighter(nobody));
    if (!page) return shell;
    const state = page.state.replaceAll(nobody, () => inlineJson(id).slice(1, -1));
    return answerWith(fill(template, { ...page, state }));
  }

  return {
    known: (req, res, next) => {
      const path = pathOf(req);
      const page = canonicalPath(path);
      const id = page === undefined ? fighterIdIn(path) : undefined;
      const fighter = content.current.fighters.find((one) => one.id === id);
      const known = page ?? (fighter && paths.fighter(fighter.id));
      if (known === undefined || (req.method !== 'GET' && req.method !== 'HEAD')) {
        next();
        return;
      }
      req.matchedRoute = page ?? fighterPage;
      answerOf(known).then(
        (answer) => {
          sendAnswer(req, res, answer);
        },
        (error: unknown) => {
          log.error(error, `${known} could not be answered`);
          sendText(res, 500, ourFault);
        },
      );
    },
    missing: async (req, res) => {
      const id = fighterIdIn(pathOf(req));
      const answer = await (id === undefined ? answerOf(nowhere) : answerOfNobody(id));
      sendAnswer(req, res, answer, 404);
    },
  };
}

/** The one spelling of a fixed page's address that the router takes `path` for. */
function canonicalPath(path: string): string | undefined {
  if (fixedPages.includes(path)) return path;
  return matchRoutes(fixedRoutes, path)?.[0]?.route.path;
}

/** The fighter's id that the router reads in a path. */
function fighterIdIn(path: string): string | undefined {
  return matchRoutes([{ path: fighterPage }], path)?.[0]?.params.id;
}

/** A rendered page is there to be read: its fonts and its largest picture go before its script. */
const moduleTag = /<(?:script type="module"|link rel="modulepreload")/g;

/** Puts a rendered page into the built shell, in place of the shell's own title and empty root. */
function fill(template: string, { head, body, state }: RenderedPage): string {
  const data = `<script type="application/json" id="query-state">${state}</script>`;
  // Functions, since a text given to `replace` would have its dollar signs read as patterns.
  return template
    .replaceAll(moduleTag, (tag) => `${tag} fetchpriority="low"`)
    .replace(/<title>.*?<\/title>/s, () => head)
    .replace(/<div id="root">.*?<\/div>/s, () => body + data);
}

function answerWith(html: string): Promise<Answer> {
  return makeAnswer(Buffer.from(html), [
    ['Content-Type', 'text/html; charset=utf-8'],
    ...pageHeaders(styleHashes(html)),
  ]);
}

/** The hashes of the style elements in a page, by which its policy allows them and no others. */
function styleHashes(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
    ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
}
