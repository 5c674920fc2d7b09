import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { startPostgres, type TestPostgres } from './startPostgres';

/**
 * Creates an empty database on the PostgreSQL that all test files share.
 *
 * @returns its URL
 */
export async function createDatabase(): Promise<string> {
  const response = await fetch(inject('databases'), { method: 'POST' });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}

/** Starts a separate PostgreSQL for a file or a `describe` whose tests stop it. */
export function usePostgres(): TestPostgres {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterAll(() => postgres.remove());
  return {
    createDatabase: () => postgres.createDatabase(),
    stop: () => postgres.stop(),
    start: () => postgres.start(),
  };
}

/** Returns the URL of a proxy to a database that drops the first result of a matching statement. */
export async function loseResponse(url: string, statement: string) {
  const { hostname, port } = new URL(url);
  let isLost = false;
  const proxy = createServer((socket) => {
    const database = connect(Number(port), hostname);
    socket.pipe(database).pipe(socket);
    socket.on('close', () => database.destroy());
    for (const end of [socket, database]) end.on('error', () => undefined);
    socket.on('data', (data) => {
      if (isLost || !data.includes(statement)) return;
      isLost = true;
      database.unpipe(socket).resume();
      database.once('data', () => socket.resetAndDestroy());
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void proxy.close());
  await once(proxy, 'listening');
  const proxied = new URL(url);
  proxied.port = String((proxy.address() as AddressInfo).port);
  return { url: proxied.href, isLost: () => isLost };
}
