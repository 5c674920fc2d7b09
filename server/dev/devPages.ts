import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type * as Renderer from '../../src/app/render';
import { pathOf, type Handler } from '../http/handler';
import type { LiveReads } from '../api/liveReads';
import { createLeagueReader } from '../site/leagueReader';
import { fillTemplate } from '../site/template';

/**
 * Renders pages on Vite's development server as production does, but for each request, since the code may have
 * changed, and without the headers of production, since Vite adds scripts and styles of its own.
 */
export function createDevPages(vite: ViteDevServer, reads: LiveReads, origin?: string): Handler {
  const respond: (...[req, res]: Parameters<Handler>) => Promise<void> = async (req, res) => {
    const path = pathOf(req);
    const index = await readFile(join(vite.config.root, 'index.html'), 'utf8');
    const template = await vite.transformIndexHtml(path, index);
    const renderer = (await vite.ssrLoadModule('/src/app/render.tsx')) as typeof Renderer;
    const page = await renderer.renderPage(path, createLeagueReader(reads.current.league), origin);
    res.writeHead(page.found ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' });
    res.end(fillTemplate(template, page));
  };
  return (req, res, next) => {
    respond(req, res, next).catch((error: unknown) => {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      // Vite shows it.
      (next as (error: unknown) => void)(error);
    });
  };
}
