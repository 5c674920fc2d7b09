import { copyFile, cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { precompress } from '../scripts/precompress';
import type { ServerProcess } from '../server/testing/serverProcess';
import { startForBrowser } from './contestants';

/** Makes a site of one static page in a folder: the shell of one whose pages cannot be rendered, since it is served unchanged. */
async function makeSite(root: string, html: string): Promise<void> {
  const server = join(root, 'dist', 'server');
  await cp(join('dist', 'client'), join(root, 'dist', 'client'), { recursive: true });
  await mkdir(server);
  await writeFile(join(server, 'template.html'), html);
  await writeFile(join(server, 'render.js'), 'export const renderPage = () => Promise.reject();');
  await copyFile('db.json', join(root, 'db.json'));
}

const start = (root: string) => startForBrowser(join(root, 'data'), { root });

/** Serves a page of the site without its script: the same text, styles, fonts and pictures. */
export async function serveWithoutScript(root: string, html: string): Promise<ServerProcess> {
  const plain = html
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
  await makeSite(root, plain);
  return start(root);
}

/** Serves a page that loads the libraries of every page of the site, and renders one line with them. */
export async function serveOneLine(root: string): Promise<ServerProcess> {
  const script = 'assets/one-line.js';
  await makeSite(
    root,
    `<!doctype html><html lang="en"><title>One line</title><body><script type="module" src="/${script}"></script>`,
  );
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [precompress()],
    build: {
      outDir: join(root, 'dist', 'client'),
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { input: 'bench/oneLine.tsx', output: { entryFileNames: script } },
    },
  });
  return start(root);
}
