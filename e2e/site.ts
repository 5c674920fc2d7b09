import Sqlite from 'libsql';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { unsubscribeTokenOf } from '../server/signups/suppressionList';
import { freePort, noSettings, startServer } from '../server/testing/serverProcess';
import { startPostgres } from '../server/testing/startPostgres';
import type { Fighter } from '../src/domain/fighter';

/** The league of the journeys: part of `db.json` as it once was, which the host's edits leave alone. */
export const contentFile = 'e2e/league.json';

export const { fighters } = JSON.parse(readFileSync(contentFile, 'utf8')) as {
  fighters: [Fighter, ...Fighter[]];
};

type Select = (statement: string, values: string[]) => Promise<Record<string, unknown>[]>;

/** What "now" is, of the server and in the browser: the night of the event that is live in the journeys' league. */
export const now = '2026-11-22T02:00:00.000Z';

/** What a program imports whose clock is to show the time in `CLOCK`. */
export const clock = pathToFileURL(resolve('server/testing/clock.mjs')).href;

/** Starts the built server on a free port. */
export async function serve(env: NodeJS.ProcessEnv, cwd?: string) {
  const port = await freePort();
  const settings = {
    ...noSettings,
    HOST: '127.0.0.1',
    CLOCK: now,
    CONTENT_FILE: contentFile,
    // Every journey comes from one address.
    RATE_LIMIT: '0',
    RATE_LIMIT_TOTAL: '0',
  };
  return startServer({
    command: [process.execPath, '--import', clock, 'dist/server/main.js'],
    cwd,
    port,
    env: { ...process.env, ...settings, ...env, PORT: String(port) },
  });
}

async function openPostgres() {
  const postgres = await startPostgres();
  const url = await postgres.createDatabase();
  const client = new pg.Client(url);
  await client.connect();
  const select: Select = async (statement, values) =>
    (await client.query<Record<string, unknown>>(statement, values)).rows;
  const close = async () => {
    await client.end();
    await postgres.remove();
  };
  return { url, select, close };
}

/** Starts a site that stores its sign-ups in a SQLite file of its own, or in a PostgreSQL of its own. */
export async function startSite(storesInPostgres: boolean) {
  const folder = await mkdtemp(join(tmpdir(), 'journeys-'));
  const postgres = storesInPostgres ? await openPostgres() : undefined;
  const server = await serve({ DATA_DIR: folder, DATABASE_URL: postgres?.url ?? '' });
  const selectInSqlite: Select = (statement, values) => {
    const database = new Sqlite(join(folder, 'redline.db'));
    const rows = database.prepare(statement.replace('$1', '?')).all(...values);
    database.close();
    return Promise.resolve(rows as Record<string, unknown>[]);
  };
  const select = postgres?.select ?? selectInSqlite;
  return {
    origin: server.origin,
    /** Returns the stored rows with a name, since no call of the API returns them. */
    storedSignups: (table: 'signups' | 'pay_per_view_signups', name: string) =>
      select(`SELECT * FROM ${table} WHERE name = $1`, [name]),
    /** Returns what an email's unsubscribe link names an address by. The server must have made its tables. */
    unsubscribeToken: async (email: string) => {
      const [key] = await select('SELECT secret FROM mail_keys ORDER BY secret', []);
      return unsubscribeTokenOf(String(key?.secret), email);
    },
    /** Returns whether the address of a token gets no mail. */
    isSuppressed: async (token: string) => {
      const [hash = ''] = token.split('.');
      return (await select('SELECT since FROM suppressions WHERE hash = $1', [hash])).length > 0;
    },
    stop: async () => {
      await server.stop();
      await postgres?.close();
      await rm(folder, { recursive: true });
    },
  };
}

export type Site = Awaited<ReturnType<typeof startSite>>;
