import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSignupStore } from '../signups/signupStore';
import { createSignup } from '../signups/signupIntake';
import { createLocation, openTestDatabase } from '../testing/testDatabase';
import { runLeague } from '../testing/runLeague';
import { sampleMember } from '../testing/signups';

const ana = sampleMember({ createdAt: '2026-11-20T10:00:00.000Z' });
const bo = sampleMember({
  email: 'bo@example.com',
  mobile: '0770',
  createdAt: '2026-11-21T10:00:00.000Z',
});
const fan = {
  ...createSignup({ name: 'Ana', email: 'ANA@example.com' }),
  createdAt: '2026-11-20T10:00:00.000Z',
};

describe('league signups restore-check', () => {
  /** A league with three sign-ups, and what a restore of a backup from now brings back. */
  async function createLeague() {
    const { dataDir: folder, databaseUrl: url } = await createLocation();
    const DATA_DIR = join(folder, 'data');
    const database = openTestDatabase({ dataDir: DATA_DIR, databaseUrl: url });
    const store = createSignupStore(database);
    const fill = async () => {
      for (const member of [ana, bo]) await store.append('member', member);
      await store.append('pay-per-view', fan);
    };
    await fill();
    return {
      folder,
      store,
      environment: { DATA_DIR, ...(url && { DATABASE_URL: url }) },
      file: join(DATA_DIR, 'remembered.txt'),
      restore: async () => {
        await fill();
        await database.query('DELETE FROM erasures', []);
      },
      forgetKey: () => database.query('UPDATE mail_keys SET secret = $1', ['0'.repeat(64)]),
    };
  }

  const check = (environment: Record<string, string>, ...args: string[]) =>
    runLeague(['signups', 'restore-check', ...args], environment);

  it('finds who is back, erases them again, and leaves who signed up since', async () => {
    const { store, environment, file, restore } = await createLeague();
    const nothingFound = { code: 0, stdout: 'No sign-up that was erased is back\n', stderr: '' };
    expect(await check(environment)).toEqual({
      code: 1,
      stdout: '',
      stderr: `Nobody can be looked for: put the newest copy of ${file} there, or name it\n`,
    });
    await runLeague(['signups', 'erase', '--email', 'ana@example.com'], environment);
    expect(await check(environment)).toEqual(nothingFound);
    expect(await readFile(file, 'utf8')).toMatch(/^\S+Z erased [\w-]{8}\.[\w-]{22}\n$/);

    await restore();
    await store.append('member', sampleMember({ createdAt: '2100-01-01T00:00:00.000Z' }));
    expect(await check(environment)).toEqual({
      code: 1,
      stdout: `member: 1 are back
pay-per-view: 1 are back
To erase them again: league signups restore-check --erase
`,
      stderr: '',
    });
    expect(await store.count()).toEqual({ member: 3, 'pay-per-view': 1 });
    expect(await check(environment, '--erase')).toEqual({
      code: 0,
      stdout: '2 sign-ups erased\n',
      stderr: '',
    });
    expect(await store.count()).toEqual({ member: 2, 'pay-per-view': 0 });

    // The database knows of the erasure again, without the file.
    await rm(file);
    await store.append('pay-per-view', fan);
    expect((await check(environment)).stdout).toContain('pay-per-view: 1 are back');
  });

  it('finds everybody from before a day, and who was erased on another machine', async () => {
    const { folder, environment, file, restore } = await createLeague();
    await runLeague(['signups', 'erase', '--before', '2026-11-21'], environment);
    const other = { ...environment, DATA_DIR: join(folder, 'other') };
    if ('DATABASE_URL' in environment) {
      await restore();
      expect((await check(other)).stderr).toContain('Nobody can be looked for');
    }
    const copy = join(folder, 'copy.txt');
    await copyFile(file, copy);
    await rm(file);
    await restore();
    expect((await check(environment)).stderr).toContain('Nobody can be looked for');
    expect((await check(environment, join(folder, 'none.txt'))).stderr).toContain(
      'there is no file',
    );
    expect((await check(environment, copy)).stdout).toMatch(/^member: 1 .*\npay-per-view: 1 /);
    expect((await check(environment, copy, '--erase')).stdout).toBe('2 sign-ups erased\n');
    expect(await readFile(file, 'utf8')).toBe(await readFile(copy, 'utf8'));
  });

  it('says which erasures it cannot look for', async () => {
    const { environment, forgetKey } = await createLeague();
    await runLeague(['signups', 'erase', '--mobile', '0770'], environment);
    await forgetKey();
    const { code, stderr } = await check(environment);
    expect(code).toBe(1);
    expect(stderr).toContain(
      '1 of those in the files cannot be looked for: their key is not in this',
    );
  });

  it.each(['--email', '--mobile'])('erases nobody by an empty %s', async (option) => {
    const { store, environment } = await createLeague();
    await store.append('pay-per-view', createSignup({ name: 'Cy', mobile: '0771' }));
    for (const command of ['erase', 'show']) {
      const { code, stdout, stderr } = await runLeague(
        ['signups', command, option, ' '],
        environment,
      );
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toContain("one of '--email <address>' and '--mobile <number>' is needed");
    }
    expect(await store.count()).toEqual({ member: 2, 'pay-per-view': 2 });
  });

  it('erases nobody whom it could not remember', async () => {
    const { store, environment, file, restore } = await createLeague();
    await mkdir(file, { recursive: true });
    const erase = () => runLeague(['signups', 'erase', '--email', 'bo@example.com'], environment);
    expect(await erase()).toEqual({
      code: 1,
      stdout: '',
      stderr: `${file}: illegal operation on a directory\n`,
    });
    expect(await store.count()).toEqual({ member: 2, 'pay-per-view': 1 });
    expect((await store.findPerson({ email: 'bo@example.com' })).erasures).toEqual([]);

    // A line that a full disk has cut off keeps nobody else from being remembered.
    await rm(file, { recursive: true });
    await writeFile(file, '2026-11-20T10:00:00.000Z unsubscri');
    expect((await erase()).stdout).toBe('1 sign-up erased\n');
    await restore();
    expect(await check(environment)).toEqual({
      code: 1,
      stdout: expect.stringMatching(/^member: 1 are back/) as string,
      stderr: `${file}, line 1: is damaged and left out: put it in order by a copy of the file, or remove it\n`,
    });
  });
});
