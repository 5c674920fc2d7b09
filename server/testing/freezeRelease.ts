/**
 * Writes what the built release leaves behind, with invented people, as the fixture that every later release starts from:
 * `npm run freeze 1.0.0`. What is frozen never changes.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { migration } from '../storage/migrations';
import { makeTestSite, sampleLeague } from './league';
import { freePort, noSettings, startServer } from './serverProcess';
import { refusal, startMailServer } from './startMailServer';
import { startPostgres } from './startPostgres';

const clock = pathToFileURL(resolve('server/testing/clock.mjs')).href;
const node = [process.execPath, '--import', clock];

/** Lives through an evening of the release in a folder of its own, and returns the folder. */
async function live(databaseUrl?: string) {
  const { folder, remove } = await makeTestSite({ ...sampleLeague(), signups: [] });
  const mails = await startMailServer({
    onRecipient: (address) => {
      if (address === 'bo@example.com') throw refusal(550, 'No such user');
      if (address === 'di@example.com') throw refusal(451, 'Try again later');
    },
  });
  const port = await freePort();
  const env = {
    ...process.env,
    ...noSettings,
    CLOCK: '2026-12-01T12:00:00.000Z',
    DATABASE_URL: databaseUrl ?? '',
    PORT: String(port),
    PUBLIC_URL: 'https://league.example',
    SMTP_URL: mails.url,
    MAIL_FROM: 'news@league.example',
  };
  const command = [...node, resolve('dist/server/main.js')];
  const { origin, stop } = await startServer({ command, port, cwd: folder, env });
  const league = (...args: string[]) =>
    promisify(execFile)(
      process.execPath,
      [...node.slice(1), resolve('dist/server/league.js'), ...args],
      { cwd: folder, env },
    );
  const post = (path: string, body: Record<string, string>) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });

  const [{ id: fighterId } = {}] = sampleLeague().fighters;
  const [{ id: eventId } = {}] = sampleLeague().events;
  for (const name of ['kim', 'lee']) {
    await post('/api/signups', { name, email: `${name}@example.com`, mobile: '+1 617 555 0134' });
  }
  for (const name of ['ada', 'bo', 'cy', 'di']) {
    const registration = { name, email: `${name}@example.com`, eventId: String(eventId) };
    await post('/api/pay-per-view-signups', registration);
  }
  await fetch(`${origin}/calendar.ics`);
  await league('fighters', 'edit', String(fighterId), '--nickname', 'The Wave');
  while (!(await (await fetch(`${origin}/api/fighters`)).text()).includes('The Wave'));
  const event = ['--event', String(eventId), '--link', 'https://watch.example/1'];
  // It ends with 1, since one mail is deferred.
  await league('notify', ...event, '--yes').catch(() => undefined);
  const mail = mails.taken.find(({ recipient }) => recipient === 'ada@example.com');
  const link = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  await fetch(origin + new URL(link.slice(1, -1)).pathname, { method: 'POST' });
  await league('signups', 'erase', '--email', 'lee@example.com');
  await stop();
  await mails.stop();
  return { folder, remove };
}

/** Returns the statements that make a PostgreSQL what it is, a line each. */
async function dump(databaseUrl: string): Promise<string> {
  const run = migration();
  const tables: string[] = [];
  for (let { done, value } = run.next(); !done; { done, value } = run.next([])) {
    const text = value?.text.replaceAll(/\s+/g, ' ') ?? '';
    if (text.startsWith('CREATE ')) tables.push(text.replace(' IF NOT EXISTS', ''));
  }
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const rows = [];
  for (const [, table = ''] of tables.join('\n').matchAll(/^CREATE TABLE (\w+)/gm)) {
    const select = `SELECT coalesce(json_agg(row), '[]')::text AS json FROM ${table} row`;
    const result = await client.query<{ json: string }>(select);
    const json = client.escapeLiteral(result.rows[0]?.json.replaceAll('\n', '') ?? '');
    rows.push(
      `INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, ${json})`,
    );
  }
  await client.end();
  return [...tables, ...rows].map((statement) => `${statement};\n`).join('');
}

const [version = ''] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Name the version, such as 1.0.0');
const postgres = await startPostgres();
for (const engine of ['SQLite', 'PostgreSQL']) {
  const databaseUrl = engine === 'SQLite' ? undefined : await postgres.createDatabase();
  const { folder, remove } = await live(databaseUrl);
  const frozen = join('server/testing/releases', version, engine);
  await rm(frozen, { recursive: true, force: true });
  await mkdir(frozen, { recursive: true });
  for (const name of ['db.json', 'data']) {
    await cp(join(folder, name), join(frozen, name), { recursive: true });
  }
  if (databaseUrl) await writeFile(join(frozen, 'dump.sql'), await dump(databaseUrl));
  await remove();
  console.log(`Frozen: ${frozen}`);
}
await postgres.remove();
