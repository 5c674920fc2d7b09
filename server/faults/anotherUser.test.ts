import { spawnSync } from 'node:child_process';
import { chmod, chown, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it, type TestContext } from 'vitest';
import { createSignupStore } from '../signups/signupStore';
import { createTestSite, sampleLeague } from '../testing/league';
import { openTestDatabase } from '../testing/testDatabase';
import { sampleMember } from '../testing/signups';

const nobody = { uid: 65_534, gid: 65_534 };
const program = (name: string) => resolve('dist/server', `${name}.js`);
const media = '/media/fighters/rosa.jpg';

/** Creates a site in a folder that everybody may enter, with data that only root may use, and runs programs as nobody. */
async function createPrivateSite(skip: TestContext['skip']) {
  const { status } = spawnSync('test', ['-r', program('league')], nobody);
  skip(status !== 0, 'being another user takes root, and a build that others may read');
  const fighters = [{ ...sampleLeague().fighters[1], imageUrl: media }];
  const site = await createTestSite({ ...sampleLeague(), fighters, videos: [] });
  await chmod(site.folder, 0o755);
  const database = openTestDatabase({ dataDir: site.dataDir });
  await createSignupStore(database).append('member', sampleMember());
  await database.close();
  await mkdir(dirname(join(site.dataDir, media)), { recursive: true });
  await writeFile(join(site.dataDir, media), 'a picture');
  const run = (name: string, ...args: string[]) => {
    const env = { PATH: process.env.PATH, PORT: '0' };
    const options = { cwd: site.folder, env, encoding: 'utf8', ...nobody } as const;
    const ended = spawnSync(process.execPath, [program(name), ...args], options);
    const output = (ended.stdout + ended.stderr).replace(/^Content: .*\n/, '');
    return { code: ended.status, output };
  };
  return { ...site, run };
}

describe('a user who may not use the data', { timeout: 60_000 }, () => {
  const denied = (file: string) => `${file}: permission denied for the user nobody\n`;

  it('is named with the file, by each command', async ({ skip }) => {
    const { run, dataDir } = await createPrivateSite(skip);
    for (const args of ['signups count', 'signups erase --email a@b.example', 'migrate']) {
      const ended = run('league', ...args.split(' '));
      expect([args, ended]).toEqual([args, { code: 1, output: denied('data/redline.db') }]);
    }
    expect(run('league', 'content', 'check')).toEqual({
      code: 1,
      output: `db.json: fighters[0] "Bo Lindqvist" imageUrl: ${media} cannot be read: ${denied(`data${media}`)}`,
    });

    // Of the folder, and not of every file in it.
    await chown(dataDir, nobody.uid, nobody.gid);
    expect(run('league', 'signups', 'count').output).toBe(denied('data/redline.db'));
    await chown(join(dataDir, 'redline.db'), nobody.uid, nobody.gid);
    await writeFile(join(dataDir, 'remembered.txt'), '', { mode: 0o600 });
    for (const command of ['erase --email a@b.example', 'restore-check']) {
      const ended = run('league', 'signups', ...command.split(' '));
      expect(ended).toEqual({ code: 1, output: denied('data/remembered.txt') });
    }
  });

  it('is named when the server cannot start', async ({ skip }) => {
    const { run, file } = await createPrivateSite(skip);
    await chmod(file, 0o600);
    const { code, output } = run('main');
    expect(code).toBe(1);
    expect(output).toContain(
      `Redline cannot start: db.json: cannot be read: ${denied('').slice(2)}`,
    );
    expect(output).not.toContain('EACCES');
  });
});
