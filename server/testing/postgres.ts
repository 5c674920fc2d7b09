import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { startPostgres, type TestPostgres } from './startPostgres';

/** Returns the URL of an empty database on the PostgreSQL of the run; nothing in a run that stores in SQLite. */
export async function createDatabase(): Promise<string | undefined> {
  const databases = inject('databases');
  if (databases === undefined) return undefined;
  const response = await fetch(databases, { method: 'POST' });
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

/** Returns the URL of a proxy to a database, which `relay` connects with each of its clients. */
async function proxyOf(url: string, relay: (client: Socket, database: Socket) => void) {
  const { hostname, port } = new URL(url);
  const clients = new Set<Socket>();
  const proxy = createServer((client) => {
    const database = connect(Number(port), hostname);
    clients.add(client.on('close', () => database.destroy()));
    for (const end of [client, database]) end.on('error', () => undefined);
    relay(client, database);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    proxy.close();
    for (const client of clients) client.destroy();
  });
  await once(proxy, 'listening');
  const proxied = new URL(url);
  proxied.port = String((proxy.address() as AddressInfo).port);
  return proxied.href;
}

/** Returns the URL of a proxy to a database that drops the first result of a matching statement. */
export async function loseResponse(url: string, statement: string) {
  let isLost = false;
  const proxied = await proxyOf(url, (client, database) => {
    client.pipe(database).pipe(client);
    client.on('data', (data) => {
      if (isLost || !data.includes(statement)) return;
      isLost = true;
      database.unpipe(client).resume();
      database.once('data', () => client.resetAndDestroy());
    });
  });
  return { url: proxied, isLost: () => isLost };
}

/** Returns the URL of a proxy to a database whose present connections can be cut without either end noticing. */
export async function loseNetwork(url: string) {
  const connected: [client: Socket, database: Socket][] = [];
  const proxied = await proxyOf(url, (client, database) => {
    client.pipe(database).pipe(client);
    connected.push([client, database]);
  });
  const lose = () => {
    for (const [client, database] of connected) {
      client.unpipe(database).resume();
      database.unpipe(client).resume();
    }
  };
  return { url: proxied, lose };
}

/** The parameters of a startup packet that PgBouncer takes unless its configuration names more. */
const takenParameters = ['user', 'database', 'client_encoding', 'application_name'];

/** Returns the URL of a proxy to a database that refuses startup parameters as PgBouncer does. */
export function refuseParameters(url: string): Promise<string> {
  return proxyOf(url, (client, database) => {
    client.once('data', (packet) => {
      // After its length and the version: names and values in turn.
      const names = packet
        .toString('utf8', 8)
        .split('\0')
        .filter((_, index) => index % 2 === 0);
      const refused = names.find((name) => name !== '' && !takenParameters.includes(name));
      if (refused === undefined) {
        database.write(packet);
        client.pipe(database).pipe(client);
        return;
      }
      const fields = `SFATAL\0C08P01\0Munsupported startup parameter: ${refused}\0\0`;
      const head = Buffer.from('E\0\0\0\0');
      head.writeInt32BE(4 + fields.length, 1);
      client.end(Buffer.concat([head, Buffer.from(fields)]));
    });
  });
}
