import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { shellPath } from '../server/site/shell.ts';

/** The chunks that every page needs: the first page has loaded them. A page's own are cached when it is visited. */
const shellFiles = /^(rolldown-runtime|react|libraries|schemas|site|main)-[^/]*\.js$/;

/** Returns the files that the worker caches from the start; one with a hash in its name needs no revision. */
async function listPrecached(folder: string) {
  const shell = await readFile(join(folder, 'index.html'));
  const chunks = (await readdir(join(folder, 'assets'))).filter((file) => shellFiles.test(file));
  return [
    { url: shellPath, revision: createHash('sha256').update(shell).digest('hex') },
    ...chunks.map((file) => ({ url: `/assets/${file}`, revision: null })),
  ];
}

/** Writes the service worker (`serviceWorker.ts`), `sw.js`, into the built site, which registers it. */
export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    applyToEnvironment: ({ name }) => name === 'client',
    closeBundle: {
      sequential: true,
      async handler() {
        const { root, build: site } = this.environment.config;
        const outDir = resolve(root, site.outDir);
        await build({
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: {
            PRECACHED: JSON.stringify(await listPrecached(outDir)),
            'process.env.NODE_ENV': '"production"',
          },
          build: {
            outDir,
            emptyOutDir: false,
            lib: {
              entry: join(import.meta.dirname, 'serviceWorker.ts'),
              formats: ['iife'],
              name: 'worker',
              fileName: () => 'sw.js',
            },
          },
        });
      },
    },
  };
}
