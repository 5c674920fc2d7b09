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
 * Lets the server look for these modules and for the site where a build has them: from its source, a thread or a
 * process takes a quarter of a second of processor time to start.
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
