import { randomBytes } from 'node:crypto';
import type { Driver } from './driver';

/** The columns by which a person is found, however the address or the number was typed: empty without one. */
const keyColumns = 'email_key text NOT NULL, mobile_key text NOT NULL';

/**
 * The steps of the schema, in the SQL that SQLite and PostgreSQL understand. Steps are only ever added, and doing one
 * again does nothing, so that servers which start together may all try. SQLite takes any name of a type: it stores ids
 * and times as the text that they are written as.
 */
const migrations: readonly (() => readonly string[])[] = [
  () => [
    `CREATE TABLE IF NOT EXISTS signups (
      id uuid PRIMARY KEY,
      name text NOT NULL,
      email text NOT NULL,
      mobile text NOT NULL,
      created_at timestamptz(3) NOT NULL,
      updated_at timestamptz(3) NOT NULL,
      privacy_version text,
      ${keyColumns}
    )`,
    `CREATE TABLE IF NOT EXISTS pay_per_view_signups (
      id uuid PRIMARY KEY,
      name text NOT NULL,
      email text,
      mobile text,
      event_id text,
      created_at timestamptz(3) NOT NULL,
      updated_at timestamptz(3) NOT NULL,
      privacy_version text,
      ${keyColumns}
    )`,
    ...['signups', 'pay_per_view_signups'].flatMap((table) => [
      `CREATE INDEX IF NOT EXISTS ${table}_by_age ON ${table} (created_at, id)`,
      `CREATE INDEX IF NOT EXISTS ${table}_by_email ON ${table} (email_key)`,
      `CREATE INDEX IF NOT EXISTS ${table}_by_mobile ON ${table} (mobile_key)`,
    ]),
    'CREATE INDEX IF NOT EXISTS pay_per_view_signups_by_event ON pay_per_view_signups (event_id)',
    // Who was mailed about which event, and with which link (docs/decisions/009).
    `CREATE TABLE IF NOT EXISTS notifications (
      event_id text NOT NULL,
      signup_id uuid NOT NULL REFERENCES pay_per_view_signups (id) ON DELETE CASCADE,
      state text NOT NULL,
      link text,
      PRIMARY KEY (event_id, signup_id)
    )`,
    'CREATE INDEX IF NOT EXISTS notifications_by_signup ON notifications (signup_id)',
    // Which process is mailing about an event, and until when no other may.
    `CREATE TABLE IF NOT EXISTS senders (
      event_id text PRIMARY KEY,
      sender text NOT NULL,
      expires_at text NOT NULL
    )`,
    // The right link of an event, of which another one was mailed before.
    'CREATE TABLE IF NOT EXISTS corrections (event_id text PRIMARY KEY, link text NOT NULL)',
    // The published calendar (docs/decisions/010): one row with a version number.
    `CREATE TABLE IF NOT EXISTS calendar (
      id int4 PRIMARY KEY,
      version int4 NOT NULL,
      entries text NOT NULL
    )`,
    // One row, written to find out whether the next sign-up could be.
    `CREATE TABLE IF NOT EXISTS write_checks (
      id int4 PRIMARY KEY,
      checked_at text NOT NULL,
      ballast text NOT NULL
    )`,
    // The keys of the hashes below and of the links in mail (docs/decisions/016). Made here, so that every backup has one.
    'CREATE TABLE IF NOT EXISTS mail_keys (secret text PRIMARY KEY)',
    `INSERT INTO mail_keys (secret) SELECT '${randomBytes(32).toString('hex')}'
     WHERE NOT EXISTS (SELECT secret FROM mail_keys)`,
    // Who gets no mail, and whose sign-ups were erased (docs/decisions/018), as hashes.
    `CREATE TABLE IF NOT EXISTS suppressions (
      hash text PRIMARY KEY,
      since timestamptz(3) NOT NULL,
      reason text NOT NULL
    )`,
    `CREATE TABLE IF NOT EXISTS erasures (
      who text PRIMARY KEY,
      signed_up_before timestamptz(3) NOT NULL
    )`,
  ],
];

/** Makes the tables. Statements run outside transactions, as distributed databases require for changes of the schema. */
export async function migrate(driver: Driver): Promise<void> {
  const done = await lastMigration(driver);
  if (done === undefined) {
    await driver.define('CREATE TABLE IF NOT EXISTS signup_migrations (number int4 PRIMARY KEY)');
  }
  for (const [index, statements] of migrations.entries()) {
    const number = index + 1;
    if (number <= (done ?? 0)) continue;
    for (const statement of statements()) await driver.define(statement);
    await driver.query(
      'INSERT INTO signup_migrations (number) VALUES ($1) ON CONFLICT DO NOTHING',
      [number],
    );
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
