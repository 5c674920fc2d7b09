import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { inspect } from 'node:util';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loseResponse, usePostgres } from '../testing/postgres';
import { createTestLog } from '../testing/serve';
import { collect, sampleMember } from '../testing/signups';
import { openPostgresStore } from './postgresStore';
import { createSignup } from './signupStore';
import { StoreUnavailableError } from '../storage/storeUnavailable';

const postgres = usePostgres();

function openStore(url: string) {
  const log = createTestLog();
  const store = openPostgresStore(url, log);
  onTestFinished(() => store.close());
  return { ...store, log };
}

/** Runs statements past the store. */
async function execute(url: string, ...statements: string[]) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Lets every second insertion, counted over all tries, fail with `fault`. */
const failEverySecond = (fault: string) => [
  'CREATE SEQUENCE tries',
  `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN IF nextval('tries') % 2 = 1 THEN ${fault}; END IF; RETURN NEW; END $$`,
  'CREATE TRIGGER fail BEFORE INSERT ON signups FOR EACH ROW EXECUTE FUNCTION fail()',
];

describe('the PostgreSQL store', { timeout: 30_000 }, () => {
  it('creates the tables once when instances start at the same time', async () => {
    const url = await postgres.createDatabase();
    const stores = Array.from({ length: 8 }, () => openStore(url));
    await Promise.all(stores.map((store) => store.append('member', sampleMember())));
    for (const store of stores) {
      expect(await collect(store.readAll('member'))).toHaveLength(stores.length);
      expect(store.log.error).not.toHaveBeenCalled();
    }
  });

  it('stores one of two with the same id', async () => {
    const store = openStore(await postgres.createDatabase());
    const signup = sampleMember();
    await store.append('member', signup);
    await store.append('member', { ...signup, name: 'Later' });
    expect(await collect(store.readAll('member'))).toEqual([signup]);
  });

  it('adds missing sign-ups, and counts them', async () => {
    const store = openStore(await postgres.createDatabase());
    const signups = Array.from({ length: 2100 }, () => createSignup({ name: 'A', mobile: '1' }));
    const all = (count: number) => toAsync(signups.slice(0, count));
    expect(await store.addAll('pay-per-view', all(2050))).toBe(2050);
    expect(await store.addAll('pay-per-view', all(2100))).toBe(50);
    expect(await collect(store.readAll('pay-per-view'))).toHaveLength(2100);
  });

  it.each([
    ['loses against another transaction', "RAISE EXCEPTION 'lost' USING ERRCODE = '40001'"],
    ['loses its connection', 'PERFORM pg_terminate_backend(pg_backend_pid())'],
  ])('retries when a statement %s', async (_, fault) => {
    const url = await postgres.createDatabase();
    const store = openStore(url);
    await store.append('member', sampleMember());
    await execute(url, ...failEverySecond(fault));

    const signups = Array.from({ length: 20 }, () => sampleMember());
    await Promise.all(signups.map((signup) => store.append('member', signup)));
    expect(await collect(store.readAll('member'))).toHaveLength(21);
    expect(store.log.error).not.toHaveBeenCalled();
  });

  it('is not ready while nothing can be stored, which is logged once', async () => {
    const url = await postgres.createDatabase();
    const store = openStore(url);
    await store.check();
    const full = "RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'";
    await execute(
      url,
      `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${full}; END $$`,
      `CREATE TRIGGER fail BEFORE INSERT ON pay_per_view_signups
       FOR EACH ROW EXECUTE FUNCTION fail()`,
    );
    const signup = createSignup({ name: 'Bo', mobile: '1' });
    for (let round = 0; round < 3; round += 1) {
      await expect(store.append('pay-per-view', signup)).rejects.toThrow(StoreUnavailableError);
      await expect(store.check()).rejects.toThrow(StoreUnavailableError);
    }
    expect(store.log.error).toHaveBeenCalledOnce();
    expect(store.log.info).not.toHaveBeenCalled();

    await execute(url, 'DROP TRIGGER fail ON pay_per_view_signups');
    await store.check();
    expect(store.log.info.mock.calls).toEqual([['Sign-ups are stored again']]);
  });

  it('is not ready on a read-only replica', async () => {
    const url = await postgres.createDatabase();
    await openStore(url).check();
    const name = new URL(url).pathname.slice(1);
    await execute(url, `ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    await expect(openStore(url).check()).rejects.toThrow('cannot execute INSERT in a read-only');
  });

  it('leaves no rows behind after a readiness check, also after a retry', async () => {
    const url = await postgres.createDatabase();
    const store = openStore(url);
    await store.check();
    await execute(url, ...failEverySecond('PERFORM pg_terminate_backend(pg_backend_pid())'));
    for (let round = 0; round < 10; round += 1) await store.check();
    expect(store.log.error).not.toHaveBeenCalled();
    expect(await collect(store.readAll('member'))).toEqual([]);
    expect(await collect(store.readAll('pay-per-view'))).toEqual([]);
  });

  it('survives a connection that breaks during the readiness check', async () => {
    const { url, isLost } = await loseResponse(
      await postgres.createDatabase(),
      'INSERT INTO signups ',
    );
    await openStore(url).check();
    expect(isLost()).toBe(true);
  });

  it('counts the erased sign-ups, also when the result was lost', async () => {
    const { url, isLost } = await loseResponse(await postgres.createDatabase(), 'DELETE FROM');
    const store = openStore(url);
    await store.append('member', sampleMember({ email: 'bo@example.com' }));
    expect(await store.erase({ email: 'bo@example.com' })).toBe(1);
    expect(isLost()).toBe(true);
  });

  it('survives the end of its idle connections', async () => {
    const url = await postgres.createDatabase();
    const store = openStore(url);
    await store.append('member', sampleMember());
    await execute(
      url,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    await store.append('member', sampleMember());
    expect(await collect(store.readAll('member'))).toHaveLength(2);
  });

  it('reports none of the values that the database rejects', async () => {
    const url = await postgres.createDatabase();
    const store = openStore(url);
    await store.append('member', sampleMember());
    await execute(url, "ALTER TABLE signups ADD CHECK (name <> 'Secret')");

    const refused = store.append('member', sampleMember({ name: 'Secret' }));
    await expect(refused).rejects.toThrow(StoreUnavailableError);
    await expect(refused).rejects.toThrow(/^PostgreSQL: refused a value \(SQLSTATE 23514\)$/);
    expect(inspect(store.log.error.mock.calls)).not.toContain('Secret');
  });

  it('loses no acknowledged sign-up while the database stops and starts', async () => {
    const url = await postgres.createDatabase();
    const store = openStore(url);
    const stored: string[] = [];
    const refused: unknown[] = [];
    let isOver = false;
    const writers = Array.from({ length: 20 }, async () => {
      while (!isOver) {
        const signup = sampleMember();
        try {
          await store.append('member', signup);
          stored.push(signup.id);
        } catch (error) {
          refused.push(error);
        }
        await wait(5);
      }
    });

    const until = async (isSo: () => boolean) => {
      while (!isSo()) await wait(10);
    };
    await until(() => stored.length > 100);
    await postgres.stop();
    await until(() => refused.length > 20);
    const before = stored.length;
    await postgres.start();
    await until(() => stored.length > before + 100);
    isOver = true;
    await Promise.all(writers);

    expect(refused.every((error) => error instanceof StoreUnavailableError)).toBe(true);
    const present = new Set((await collect(store.readAll('member'))).map(({ id }) => id));
    expect(stored.filter((id) => !present.has(id))).toEqual([]);
    // A database that is stopping or starting may accept a sign-up in between. Each outage is logged once when it
    // begins and once when it ends, however many sign-ups it rejects.
    const outages = store.log.error.mock.calls.length;
    expect(outages).toBeGreaterThan(0);
    expect(outages).toBeLessThan(refused.length);
    expect(store.log.info.mock.calls).toEqual(
      Array.from({ length: outages }, () => ['Sign-ups are stored again']),
    );
  });

  it('starts without a database, and creates its tables when there is one', async () => {
    const url = await postgres.createDatabase();
    await postgres.stop();
    const store = openStore(url);
    await expect(store.append('member', sampleMember())).rejects.toThrow(StoreUnavailableError);
    await postgres.start();
    await store.append('member', sampleMember());
    expect(await collect(store.readAll('member'))).toHaveLength(1);
  });

  it('stops waiting for a database that does not respond', async () => {
    const sockets: Socket[] = [];
    const mute = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      mute.close();
    });
    const { port } = mute.address() as AddressInfo;
    const store = openStore(`postgresql://league@127.0.0.1:${port}/league`);
    await expect(store.append('member', sampleMember())).rejects.toThrow(StoreUnavailableError);
  });

  it('connects to no database without TLS when its URL requires TLS', async () => {
    const url = await postgres.createDatabase();
    const store = openStore(`${url}?sslmode=verify-full`);
    await expect(store.append('member', sampleMember())).rejects.toThrow(
      'PostgreSQL: The server does not support SSL connections',
    );
  });
});

async function* toAsync<T>(items: readonly T[]) {
  for (const item of items) yield await Promise.resolve(item);
}
