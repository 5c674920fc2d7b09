import Sqlite from 'libsql';
import {
  copyFile,
  mkdir,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSignupStore } from '../signups/signupStore';
import { createFolderLocation, openTestDatabase } from '../testing/testDatabase';
import { runLeague } from '../testing/runLeague';
import { sampleMember } from '../testing/signups';

/** Opens a store as a server does. */
function openStore(dataDir: string) {
  const database = openTestDatabase({ dataDir });
  const store = createSignupStore(database);
  const add = async (members: number) => {
    for (let left = members; left > 0; left -= 1) await store.append('member', sampleMember());
  };
  return { add, close: database.close };
}

/** Creates a backup with 10 members, and a store with 30 as a killed server leaves it: most are in its log alone. */
async function createLocation() {
  const { dataDir: folder } = await createFolderLocation();
  const [live, DATA_DIR] = [join(folder, 'live'), join(folder, 'data')];
  const { add, close } = openStore(live);
  await add(10);
  const copy = join(folder, 'backup.db');
  await runLeague(['backup', copy], { DATA_DIR: live });
  await add(20);
  await mkdir(DATA_DIR);
  for (const name of await readdir(live)) await copyFile(join(live, name), join(DATA_DIR, name));
  await close();
  const run = (...args: string[]) => runLeague(args, { DATA_DIR });
  return {
    DATA_DIR,
    file: join(DATA_DIR, 'redline.db'),
    copy,
    run,
    count: async () => /^member: (\d+)/.exec((await run('signups', 'count')).stdout)?.[1],
  };
}

/** Returns the new name of what was there before a restore. */
const asideIn = (stdout: string) =>
  /^What was there is in (\S+): delete it/m.exec(stdout)?.[1] ?? '';

describe('league restore', () => {
  it('puts a backup in the place of the database, which is moved aside as it was, with its log', async () => {
    const { file, copy, run, count } = await createLocation();
    const log = await readFile(`${file}-wal`);
    const { stdout } = await run('restore', copy);
    expect(stdout).toContain(`The database is that of ${copy} now\n`);
    expect(await count()).toBe('10');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(`${asideIn(stdout)}-wal`)).toEqual(log);

    await run('restore', asideIn(stdout));
    expect(await count()).toBe('30');
  });

  it('changes nothing while a server has the database open', async () => {
    const { DATA_DIR, file, copy, run, count } = await createLocation();
    await openStore(DATA_DIR).add(1);
    const stderr = `${file} is open in another process: stop the server first\n`;
    expect(await run('restore', copy)).toEqual({ code: 1, stdout: '', stderr });
    expect(await readdir(DATA_DIR)).toHaveLength(3);
    expect(await count()).toBe('31');
  });

  const execute = (sql: string) => (copy: string) => {
    new Sqlite(copy).exec(sql);
  };
  const lose = "DELETE FROM sqlite_schema WHERE name = 'signups_by_email'";
  const change = "INSERT INTO schema_steps (name, kind) VALUES ('newer', 'change')";
  it.each<[string, (copy: string) => unknown, string]>([
    ['damaged', execute(`PRAGMA writable_schema = ON; ${lose}`), 'it is damaged'],
    ['cut off', (copy) => truncate(copy, 20_000), 'malformed'],
    ['no database', (copy) => writeFile(copy, 'ana@example.com'), 'not a database'],
    ['missing', rm, 'there is no file'],
    ['of a newer release', execute(change), 'changed by a newer release'],
  ])('changes nothing for a backup that is %s', async (_, spoil, says) => {
    const { DATA_DIR, copy, run, count } = await createLocation();
    await spoil(copy);
    const { code, stdout, stderr } = await run('restore', copy);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(says);
    expect(await readdir(DATA_DIR)).toHaveLength(3);
    expect(await count()).toBe('30');
  });

  it('replaces a damaged database', async () => {
    const { file, copy, run, count } = await createLocation();
    await writeFile(file, 'ana@example.com'.repeat(1000));
    const { stdout } = await run('restore', copy);
    expect(await readFile(asideIn(stdout), 'latin1')).toContain('ana@example.com');
    expect(await count()).toBe('10');
  });

  it('says who was erased since and is back', async () => {
    const { copy, run } = await createLocation();
    await run('signups', 'erase', '--email', 'ana@example.com');
    const { code, stdout } = await run('restore', copy);
    expect(code).toBe(1);
    expect(stdout).toMatch(/member: 10 are back\n.*\nTo erase them again: .* --erase\n$/);
  });

  it('says how PostgreSQL is restored', async () => {
    const DATABASE_URL = 'postgresql://league@127.0.0.1:1/league';
    const { code, stderr } = await runLeague(['restore', 'backup.db'], { DATABASE_URL });
    expect(code).toBe(1);
    expect(stderr).toMatch(/pg_restore.*league signups restore-check\n$/);
  });
});
