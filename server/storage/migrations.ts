import { randomBytes } from 'node:crypto';
import type { Driver } from './database';

/** A step of the schema. */
interface Migration {
  /** Succeeds when the step was done before, after it has failed: for statements that cannot say `IF NOT EXISTS` in both engines. */
  unless?: string;
  statements: readonly string[];
}

/**
 * The tables, step by step, in the SQL that SQLite and PostgreSQL understand. Steps are only ever added, and doing one
 * again does nothing, so that servers which start together may all try. SQLite takes any name of a type: it keeps ids
 * and times as the text that they are written as.
 */
const migrations: readonly Migration[] = [
  {
    statements: [
      `CREATE TABLE IF NOT EXISTS signups (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        email text NOT NULL,
        mobile text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        updated_at timestamptz(3) NOT NULL
      )`,
      `CREATE TABLE IF NOT EXISTS pay_per_view_signups (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        email text,
        mobile text,
        event_id text,
        created_at timestamptz(3) NOT NULL,
        updated_at timestamptz(3) NOT NULL
      )`,
      'CREATE INDEX IF NOT EXISTS signups_by_age ON signups (created_at, id)',
      'CREATE INDEX IF NOT EXISTS pay_per_view_signups_by_age ON pay_per_view_signups (created_at, id)',
    ],
  },
  // Who was mailed about which event (docs/decisions/009). Erasing a sign-up removes its rows here too.
  {
    statements: [
      `CREATE TABLE IF NOT EXISTS notifications (
        event_id text NOT NULL,
        signup_id uuid NOT NULL REFERENCES pay_per_view_signups (id) ON DELETE CASCADE,
        state text NOT NULL,
        PRIMARY KEY (event_id, signup_id)
      )`,
      'CREATE INDEX IF NOT EXISTS notifications_by_signup ON notifications (signup_id)',
    ],
  },
  // The published calendar (docs/decisions/010): one row with a version number.
  {
    statements: [
      `CREATE TABLE IF NOT EXISTS calendar (
        id int4 PRIMARY KEY,
        version int4 NOT NULL,
        entries text NOT NULL
      )`,
    ],
  },
  // By which a person is found, however the address or the number was typed. Empty without one; missing where a server
  // of an earlier version has written the row.
  ...['signups', 'pay_per_view_signups'].flatMap((table) =>
    ['email_key', 'mobile_key'].map((column) => ({
      unless: `SELECT ${column} FROM ${table} LIMIT 1`,
      statements: [`ALTER TABLE ${table} ADD COLUMN ${column} text`],
    })),
  ),
  {
    statements: [
      ...['signups', 'pay_per_view_signups'].flatMap((table) => [
        `CREATE INDEX IF NOT EXISTS ${table}_by_email ON ${table} (email_key)`,
        `CREATE INDEX IF NOT EXISTS ${table}_by_mobile ON ${table} (mobile_key)`,
      ]),
      'CREATE INDEX IF NOT EXISTS pay_per_view_signups_by_event ON pay_per_view_signups (event_id)',
    ],
  },
  // Which process is mailing about an event, and until when nobody else may.
  {
    statements: [
      `CREATE TABLE IF NOT EXISTS senders (
        event_id text PRIMARY KEY,
        sender text NOT NULL,
        expires_at text NOT NULL
      )`,
    ],
  },
  // One row, written to find out whether the next sign-up could be.
  {
    statements: [
      `CREATE TABLE IF NOT EXISTS write_checks (
        id int4 PRIMARY KEY,
        checked_at text NOT NULL,
        ballast text NOT NULL
      )`,
    ],
  },
  // What the form said about the data when a person signed up.
  ...['signups', 'pay_per_view_signups'].map((table) => ({
    unless: `SELECT privacy_version FROM ${table} LIMIT 1`,
    statements: [`ALTER TABLE ${table} ADD COLUMN privacy_version text`],
  })),
  // The link in the last mail to a sign-up; missing where a version before this column has sent it.
  {
    unless: 'SELECT link FROM notifications LIMIT 1',
    statements: ['ALTER TABLE notifications ADD COLUMN link text'],
  },
  // Who gets no mail (docs/decisions/016): hashes of addresses, and the keys of the hashes and of the links in mail.
  {
    statements: [
      'CREATE TABLE IF NOT EXISTS mail_keys (secret text PRIMARY KEY)',
      `CREATE TABLE IF NOT EXISTS suppressions (
        hash text PRIMARY KEY,
        since timestamptz(3) NOT NULL,
        reason text NOT NULL
      )`,
    ],
  },
  // Whose sign-ups were erased (docs/decisions/018), as hashes. Their key is made here, so that every backup has it.
  {
    get statements() {
      return [
        `INSERT INTO mail_keys (secret) SELECT '${randomBytes(32).toString('hex')}'
         WHERE NOT EXISTS (SELECT secret FROM mail_keys)`,
        `CREATE TABLE IF NOT EXISTS erasures (
          who text PRIMARY KEY,
          signed_up_before timestamptz(3) NOT NULL
        )`,
      ];
    },
  },
  // Which run of `notify` has written the record of a mail last.
  {
    unless: 'SELECT sender FROM notifications LIMIT 1',
    statements: ['ALTER TABLE notifications ADD COLUMN sender text'],
  },
];

/** Makes the tables. Statements run outside transactions, as distributed databases require for changes of the schema. */
export async function migrate(driver: Driver): Promise<void> {
  const done = await lastMigration(driver);
  if (done === undefined) {
    await driver.define('CREATE TABLE IF NOT EXISTS signup_migrations (number int4 PRIMARY KEY)');
  }
  for (const [index, migration] of migrations.entries()) {
    const number = index + 1;
    if (number <= (done ?? 0)) continue;
    await apply(driver, migration);
    await driver.query(
      'INSERT INTO signup_migrations (number) VALUES ($1) ON CONFLICT DO NOTHING',
      [number],
    );
  }
}

async function apply(driver: Driver, { unless, statements }: Migration): Promise<void> {
  try {
    for (const statement of statements) await driver.define(statement);
  } catch (error) {
    if (unless === undefined || !(await succeeds(driver, unless))) throw error;
  }
}

/** @throws {Error} when tables are missing, which says how to make them */
export async function checkMigrated(driver: Driver): Promise<void> {
  if (((await lastMigration(driver)) ?? 0) < migrations.length) {
    throw new Error('The database is not up to date: start the server, or run: league migrate');
  }
}

/** Returns the number of the last step that was done; `undefined` when nothing was, not even a table for it. */
async function lastMigration(driver: Driver): Promise<number | undefined> {
  try {
    const statement = 'SELECT coalesce(max(number), 0) AS last FROM signup_migrations';
    return Number((await driver.query(statement, [])).rows[0]?.last);
  } catch (error) {
    if (!driver.isOutdated(error)) throw error;
    return undefined;
  }
}

async function succeeds(driver: Driver, statement: string): Promise<boolean> {
  try {
    await driver.query(statement, []);
    return true;
  } catch {
    return false;
  }
}
