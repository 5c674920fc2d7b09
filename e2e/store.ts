import Sqlite from 'libsql';
import { join } from 'node:path';
import pg from 'pg';
import { dataFolder, serverSettings } from '../playwright.config';
import { unsubscribeTokenOf } from '../server/signups/suppressionList';
import { freePort, startServer } from '../server/testing/serverProcess';
import { startPostgres } from '../server/testing/startPostgres';

/** Where a journey's sign-ups are stored. */
export interface Store {
  /** The site that stores them there, if it is not the one that Playwright starts. */
  origin?: string;
  /** Returns what an email's unsubscribe link names an address by. The server must have made its tables. */
  unsubscribeToken: (email: string) => Promise<string>;
  /** Returns whether the address of a token gets no mail. */
  isSuppressed: (token: string) => Promise<boolean>;
  /** Returns the rows of a table with a name, read beside the server, since no call of the API returns them. */
  storedSignups: (
    table: 'signups' | 'pay_per_view_signups',
    name: string,
  ) => Promise<Record<string, unknown>[]>;
  close: () => Promise<void>;
}

type Select = (statement: string, values: string[]) => Promise<Record<string, unknown>[]>;

function storeOf(select: Select): Omit<Store, 'origin' | 'close'> {
  return {
    unsubscribeToken: async (email) => {
      const [key] = await select('SELECT secret FROM mail_keys ORDER BY secret', []);
      return unsubscribeTokenOf(String(key?.secret), email);
    },
    isSuppressed: async (token) => {
      const [hash = ''] = token.split('.');
      return (await select('SELECT since FROM suppressions WHERE hash = $1', [hash])).length > 0;
    },
    storedSignups: (table, name) => select(`SELECT * FROM ${table} WHERE name = $1`, [name]),
  };
}

/** The SQLite of the site that Playwright starts. */
export const sqliteStore: Store = {
  ...storeOf((statement, values) => {
    const database = new Sqlite(join(dataFolder, 'redline.db'));
    try {
      const prepared = database.prepare(statement.replace('$1', '?'));
      return Promise.resolve(prepared.all(...values) as Record<string, unknown>[]);
    } finally {
      database.close();
    }
  }),
  close: () => Promise.resolve(),
};

/** Starts a PostgreSQL, and a site that stores its sign-ups there. */
export async function startPostgresStore(): Promise<Store> {
  const postgres = await startPostgres();
  const url = await postgres.createDatabase();
  const port = await freePort();
  const site = await startServer({
    command: [process.execPath, 'dist/server/main.js'],
    port,
    env: {
      ...process.env,
      ...serverSettings,
      DATA_DIR: join(dataFolder, 'postgres'),
      DATABASE_URL: url,
      PORT: String(port),
    },
  });
  const database = new pg.Client(url);
  await database.connect();
  return {
    origin: site.origin,
    ...storeOf(async (statement, values) => {
      const { rows } = await database.query<Record<string, unknown>>(statement, values);
      return rows;
    }),
    close: async () => {
      await database.end();
      await site.stop();
      await postgres.remove();
    },
  };
}
