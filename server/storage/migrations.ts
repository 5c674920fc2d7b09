import type { Pool } from 'pg';

/**
 * The database's tables, step by step. Steps are only ever added, and each statement does nothing
 * when it was done before, so that instances which start together may all try.
 */
const migrations: readonly (readonly string[])[] = [
  [
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
  // Who was mailed about which event (docs/decisions/009). Erasing a sign-up removes its rows here too.
  [
    `CREATE TABLE IF NOT EXISTS notifications (
      event_id text NOT NULL,
      signup_id uuid NOT NULL REFERENCES pay_per_view_signups (id) ON DELETE CASCADE,
      state text NOT NULL,
      PRIMARY KEY (event_id, signup_id)
    )`,
    'CREATE INDEX IF NOT EXISTS notifications_by_signup ON notifications (signup_id)',
    // A row to lock while an event's mail is being sent.
    'CREATE TABLE IF NOT EXISTS announced_events (event_id text PRIMARY KEY)',
  ],
  // The published calendar (docs/decisions/010): one row with a version number.
  [
    `CREATE TABLE IF NOT EXISTS calendar (
      id int4 PRIMARY KEY,
      version int4 NOT NULL,
      entries text NOT NULL
    )`,
  ],
];

/**
 * Migrates the tables. Statements run outside transactions, as distributed databases require for changes of the
 * schema. Two instances may collide; one of them then fails and must retry.
 */
export async function migrate(pool: Pool): Promise<void> {
  const done = await doneMigrations(pool);
  for (const [index, statements] of migrations.entries()) {
    if (index < done) continue;
    for (const statement of statements) await pool.query(statement);
    await pool.query('INSERT INTO signup_migrations (number) VALUES ($1) ON CONFLICT DO NOTHING', [
      index + 1,
    ]);
  }
}

async function doneMigrations(pool: Pool): Promise<number> {
  const count = 'SELECT coalesce(max(number), 0) AS done FROM signup_migrations';
  try {
    return (await pool.query<{ done: number }>(count)).rows[0]?.done ?? 0;
  } catch (error) {
    if ((error as { code?: string }).code !== undefinedTable) throw error;
    await pool.query('CREATE TABLE IF NOT EXISTS signup_migrations (number int4 PRIMARY KEY)');
    return 0;
  }
}

const undefinedTable = '42P01';
