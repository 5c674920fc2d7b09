import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { inspect } from 'node:util';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loseNetwork, loseResponse, refuseParameters, usePostgres } from '../testing/postgres';
import { createTestLog } from '../testing/serve';
import { collect, sampleMember } from '../testing/signups';
import { createSignup } from '../signups/signupIntake';
import { createSignupStore } from '../signups/signupStore';
import { openTestDatabase } from '../testing/testDatabase';
import { openDatabase, StoreUnavailableError } from './database';

const postgres = usePostgres();

function openStore(databaseUrl: string) {
  const database = openTestDatabase({ dataDir: 'unused', databaseUrl });
  return { ...createSignupStore(database), log: database.log };
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

describe('PostgreSQL', { timeout: 30_000 }, () => {
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
    const written = ['pay_per_view_signups', 'write_checks'];
    await execute(
      url,
      `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${full}; END $$`,
      ...written.map(
        (table) =>
          `CREATE TRIGGER fail BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION fail()`,
      ),
    );
    const signup = createSignup({ name: 'Bo', mobile: '1' });
    for (let round = 0; round < 3; round += 1) {
      await expect(store.append('pay-per-view', signup)).rejects.toThrow(StoreUnavailableError);
      await expect(store.check()).rejects.toThrow(StoreUnavailableError);
      // What works meanwhile is no sign of its end: a read, and a statement that changes nothing.
      await store.count();
      await store.erase({ email: 'nobody@example.com' });
    }
    expect(store.log.error).toHaveBeenCalledOnce();
    expect(store.log.info).not.toHaveBeenCalled();

    await execute(url, ...written.map((table) => `DROP TRIGGER fail ON ${table}`));
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

  it('survives a connection that breaks during the readiness check', async () => {
    const { url, isLost } = await loseResponse(
      await postgres.createDatabase(),
      'INSERT INTO write_checks',
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

  it('stops waiting for a result when the network is lost, and connects anew', async () => {
    const { url, lose } = await loseNetwork(await postgres.createDatabase());
    const store = openStore(url);
    await store.append('member', sampleMember());
    lose();
    await expect(store.append('member', sampleMember())).rejects.toThrow(
      'PostgreSQL: Query read timeout',
    );
    await store.append('member', sampleMember());
    expect(await collect(store.readAll('member'))).toHaveLength(2);
  });

  it('is reached through a pooler that refuses startup parameters, with the same settings', async () => {
    const databaseUrl = await refuseParameters(await postgres.createDatabase());
    const database = openTestDatabase({ dataDir: 'unused', databaseUrl });
    const settings = ['TimeZone', 'statement_timeout'].map((name) => `current_setting('${name}')`);
    const { rows } = await database.query(`SELECT ${settings.join(` || ' ' || `)} AS set`, []);
    expect(rows).toEqual([{ set: 'UTC 3s' }]);
  });

  it('gives changes of the schema the time that they need, and no other statement', async () => {
    const url = await postgres.createDatabase();
    const limit = "current_setting('statement_timeout')";
    await execute(
      url,
      'CREATE TABLE limits (at text)',
      `CREATE FUNCTION note() RETURNS event_trigger LANGUAGE plpgsql AS $$
       BEGIN INSERT INTO limits VALUES (${limit}); END $$`,
      'CREATE EVENT TRIGGER note ON ddl_command_end EXECUTE FUNCTION note()',
    );
    const database = openTestDatabase({ dataDir: 'unused', databaseUrl: url });
    const during = await database.query('SELECT DISTINCT at FROM limits', []);
    expect(during.rows).toEqual([{ at: '0' }]);
    const after = await database.query(`SELECT ${limit} AS at`, []);
    expect(after.rows).toEqual([{ at: '3s' }]);
  });

  it('is not changed by who only reads it', async () => {
    const databaseUrl = await postgres.createDatabase();
    const database = openDatabase(
      { dataDir: 'unused', databaseUrl },
      { log: createTestLog(), migrates: false },
    );
    onTestFinished(() => database.close());
    await expect(createSignupStore(database).count()).rejects.toThrow('league migrate');
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    onTestFinished(() => client.end());
    const tables = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'";
    expect((await client.query(tables)).rows).toEqual([]);
  });

  it('connects to no database without TLS when its URL requires TLS', async () => {
    const url = await postgres.createDatabase();
    const store = openStore(`${url}?sslmode=verify-full`);
    await expect(store.append('member', sampleMember())).rejects.toThrow(
      'PostgreSQL: The server does not support SSL connections',
    );
  });
});
