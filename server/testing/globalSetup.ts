import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './startPostgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** A POST to this URL makes an empty database and responds with the database's URL. */
    databases: string;
    /** The folder of the bundled {@link programs}. */
    programs: string;
  }
}

/** The programs that tests start as processes. Bundled, each starts in a third of the time it takes through tsx. */
const programs = {
  league: 'server/cli/league.ts',
  main: 'server/main.ts',
  pictureMaker: 'server/pictures/pictureMaker.ts',
  sqliteWorker: 'server/storage/sqliteWorker.ts',
};

async function bundlePrograms(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      ssr: true,
      target: 'node20',
      // In one folder, as the build of the site has them.
      rolldownOptions: { input: programs, output: { chunkFileNames: '[name]-[hash].js' } },
    },
  });
}

/** Serves databases of one PostgreSQL, which starts with the first request. */
async function serveDatabases() {
  let postgres: ReturnType<typeof startPostgres> | undefined;
  const server = createServer((_, response) => {
    postgres ??= startPostgres();
    postgres
      .then(({ createDatabase }) => createDatabase())
      .then(
        (url) => response.end(url),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      const started = await postgres?.catch(() => undefined);
      await started?.remove();
    },
  };
}

/** Prepares the programs and the PostgreSQL that the server's tests share, once per run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cache = join(project.config.root, '.cache');
  await mkdir(cache, { recursive: true });
  // Within the project, where the programs find its packages; one per run, so that concurrent runs do not collide.
  const folder = await mkdtemp(join(cache, 'test-programs-'));
  await bundlePrograms(folder);
  project.onTestsRerun(() => bundlePrograms(folder));
  const databases = await serveDatabases();
  project.provide('programs', folder);
  project.provide('databases', databases.url);
  return async () => {
    await databases.close();
    await rm(folder, { recursive: true });
  };
}
