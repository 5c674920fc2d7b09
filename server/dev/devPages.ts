import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type * as Renderer from '../../src/app/render';
import { sentFormPath, isFormSent } from '../../src/urls/sentForm';
import { isRead, pathOf, queryOf } from '../http/router';
import type { RequestContext } from '../http/requestContext';
import type { League } from '../content/checkContent';
import type { FormPost } from '../site/formPosts';
import { createLeagueReader, fillTemplate } from '../site/pageDocument';

/** Responds to a request with its page; rejects when it cannot be rendered. */
export type RequestRenderer = (context: RequestContext) => Promise<void>;

/**
 * Renders pages on Vite's development server as production does, though for each request, since the code may have
 * changed, and without the headers of production, since Vite adds scripts and styles of its own.
 */
export function createDevPages(
  vite: ViteDevServer,
  content: { readonly current: League },
  forms: ReadonlyMap<string, FormPost>,
  origin?: string,
): RequestRenderer {
  return async (context) => {
    const { req, res } = context;
    try {
      const path = pathOf(req);
      const formPost = forms.get(path);
      const rejected = isRead(req) ? undefined : await formPost?.receive(context);
      if (formPost && !isRead(req) && !rejected) {
        res.writeHead(303, { Location: sentFormPath(path) }).end();
        return;
      }
      const posted = isFormSent(queryOf(req)) ? formPost?.accepted : undefined;
      const index = await readFile(join(vite.config.root, 'index.html'), 'utf8');
      const template = await vite.transformIndexHtml(path, index);
      const renderer = (await vite.ssrLoadModule('/src/app/render.tsx')) as typeof Renderer;
      const reader = createLeagueReader(content.current, Date.now());
      const page = await renderer.renderPage(path, reader, origin, rejected?.posted ?? posted);
      res.writeHead(rejected?.status ?? (page.found ? 200 : 404), {
        'Content-Type': 'text/html; charset=utf-8',
      });
      res.end(fillTemplate(template, page));
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      throw error;
    }
  };
}
