import { randomBytes } from 'node:crypto';
import type { Driver, Row, Statement } from './driver';

/** The columns by which a person is found, however the address or the number was typed: empty without one. */
const keyColumns = 'email_key text NOT NULL, mobile_key text NOT NULL';

/** A change of the schema. */
interface Step {
  /** Recorded when the step is done, and never used again. */
  name: string;
  /** Whether releases without the step run after it: only after an addition (docs/decisions/024 says what one is). */
  kind: 'addition' | 'change';
  statements: () => Iterable<string>;
}

/** The steps of the schema, which are only ever added. SQLite takes any type: it stores ids and times as text. */
export const steps: Step[] = [{ name: 'first tables', kind: 'change', statements: firstTables }];

function firstTables(): string[] {
  return [
    `CREATE TABLE signups (
      id uuid PRIMARY KEY,
      name text NOT NULL,
      email text NOT NULL,
      mobile text NOT NULL,
      created_at timestamptz(3) NOT NULL,
      updated_at timestamptz(3) NOT NULL,
      privacy_version text,
      ${keyColumns}
    )`,
    `CREATE TABLE pay_per_view_signups (
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
      `CREATE INDEX ${table}_by_age ON ${table} (created_at, id)`,
      `CREATE INDEX ${table}_by_email ON ${table} (email_key)`,
      `CREATE INDEX ${table}_by_mobile ON ${table} (mobile_key)`,
    ]),
    'CREATE INDEX pay_per_view_signups_by_event ON pay_per_view_signups (event_id)',
    // Who was mailed about which topic of which event, and what (docs/decisions/009).
    `CREATE TABLE notifications (
      event_id text NOT NULL,
      topic text NOT NULL,
      signup_id uuid NOT NULL REFERENCES pay_per_view_signups (id) ON DELETE CASCADE,
      state text NOT NULL,
      content text NOT NULL,
      PRIMARY KEY (event_id, topic, signup_id)
    )`,
    'CREATE INDEX notifications_by_signup ON notifications (signup_id)',
    // Which process is mailing about an event, and until when no other may.
    `CREATE TABLE senders (
      event_id text PRIMARY KEY,
      sender text NOT NULL,
      expires_at text NOT NULL
    )`,
    // The published calendar (docs/decisions/010): one row with a version number.
    `CREATE TABLE calendar (
      id int4 PRIMARY KEY,
      version int4 NOT NULL,
      entries text NOT NULL
    )`,
    // One row, written to find out whether the next sign-up could be.
    `CREATE TABLE write_checks (
      id int4 PRIMARY KEY,
      checked_at text NOT NULL,
      ballast text NOT NULL
    )`,
    // The keys of the hashes below and of the links in mail (docs/decisions/016). Made here, so that every backup has one.
    'CREATE TABLE mail_keys (secret text PRIMARY KEY)',
    `INSERT INTO mail_keys (secret) VALUES ('${randomBytes(32).toString('hex')}')`,
    // Who gets no mail, and whose sign-ups were erased (docs/decisions/018), as hashes.
    `CREATE TABLE suppressions (
      hash text PRIMARY KEY,
      since timestamptz(3) NOT NULL,
      reason text NOT NULL
    )`,
    `CREATE TABLE erasures (
      who text PRIMARY KEY,
      signed_up_before timestamptz(3) NOT NULL
    )`,
  ];
}

/** Thrown when a newer release has changed the schema in a way that this one cannot work with. */
export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError';
}

/** Returns the steps that are not recorded yet. @throws {NewerSchemaError} when an unknown one is no addition */
export function missingSteps(records: readonly Row[]): Step[] {
  const known = new Set(steps.map(({ name }) => name));
  const foreign = records.find(({ name, kind }) => !known.has(String(name)) && kind !== 'addition');
  if (foreign !== undefined) {
    throw new NewerSchemaError(
      `was changed by a newer release, in a way that this one does not know (${foreign.name}): start the newer one, or restore a backup from before`,
    );
  }
  return steps.filter(({ name }) => records.every((record) => record.name !== name));
}

/** Selects the steps that were done. */
export const selectSteps = 'SELECT name, kind FROM schema_steps';

/**
 * Yields the statements that do the missing steps and record them, and takes the rows of each. A driver runs them in one
 * transaction, while no other process does.
 */
export function* migration(): Generator<Statement, void, Row[]> {
  const table = 'schema_steps (name text PRIMARY KEY, kind text NOT NULL)';
  yield { text: `CREATE TABLE IF NOT EXISTS ${table}`, values: [] };
  for (const step of missingSteps(yield { text: selectSteps, values: [] })) {
    for (const text of step.statements()) yield { text, values: [] };
    const text = 'INSERT INTO schema_steps (name, kind) VALUES ($1, $2)';
    yield { text, values: [step.name, step.kind] };
  }
}

/** Does the missing steps, or only looks. @throws {Error} when tables are missing, which says how to make them */
export async function prepareSchema(driver: Driver, migrates: boolean): Promise<void> {
  const { rows } = await driver.query(selectSteps, []).catch((error: unknown) => {
    // There is not even a table of them.
    if (driver.isOutdated(error)) return { rows: [] };
    throw error;
  });
  if (missingSteps(rows).length === 0) return;
  if (migrates) await driver.migrate();
  else throw new Error('The database is not up to date: start the server, or run: league migrate');
}
