import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type { TestProject } from 'vitest/node';

/** The modules that the server starts as a thread or a process. */
const input = {
  pictureMaker: 'server/pictures/pictureMaker.ts',
  sqliteWorker: 'server/storage/sqliteWorker.ts',
};

/** Within the project, where they find its packages; one per run, so that concurrent runs do not collide. */
const folder = resolve('.cache', `test-modules-${process.pid}`);

/**
 * Lets the server's modules look for these and for the site where the built server has them: a thread or a process that
 * starts from its source takes a quarter of a second of processor time.
 *
 * @param built the folder of the built modules
 */
export function asBuilt(built = folder): Plugin {
  const url = JSON.stringify(pathToFileURL(resolve(built, 'start.js')).href);
  return {
    name: 'as-built',
    enforce: 'pre',
    transform: {
      filter: { id: /\/server\/(content\/contentPaths|pictures\/pictures|storage\/sqlite)\.ts$/ },
      handler: (code) => code.replaceAll('import.meta.url', url),
    },
  };
}

async function bundle(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      copyPublicDir: false,
      ssr: true,
      target: 'node20',
      rolldownOptions: { input, output: { chunkFileNames: '[name]-[hash].js' } },
    },
  });
}

/** Bundles the modules that the server's tests start, once per run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await bundle();
  project.onTestsRerun(bundle);
  return () => rm(folder, { recursive: true, force: true });
}
