import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './startPostgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** A POST to this URL makes an empty database and responds with the database's URL. Without it, tests store in SQLite. */
    databases: string | undefined;
  }
}

/** Starts the one PostgreSQL that the tests of a run share, and serves databases of it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const server = createServer((_, response) => {
    postgres.createDatabase().then(
      (url) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  project.provide('databases', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.closeAllConnections();
    server.close();
    await postgres.remove();
  };
}
