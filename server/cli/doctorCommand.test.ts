import { appendFile, chown, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { remember, rememberedFile } from '../signups/remembered';
import { createTestSite } from '../testing/league';
import { useMailServer } from '../testing/mailServer';
import { openTestDatabase } from '../testing/testDatabase';
import { createDatabase } from '../testing/postgres';
import { runLeague } from '../testing/runLeague';

/** Creates a site that is in order, and runs the command with other variables. */
async function createSite() {
  const site = await createTestSite();
  const { dataDir: DATA_DIR, folder } = site;
  const databaseUrl = await createDatabase();
  const database = openTestDatabase({ dataDir: DATA_DIR, databaseUrl });
  await database.query('SELECT 1 AS one', []);
  const remembered = rememberedFile(DATA_DIR);
  const at = '2026-11-28T10:00:00.000Z';
  await remember(remembered, [{ at, what: 'erased', who: 'everybody' }]);
  const { port, taken } = await useMailServer();
  const variables = {
    DATA_DIR,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    PUBLIC_URL: 'https://league.example',
    TRUST_PROXY: '1',
    SMTP_URL: `smtp://fan:p%40ss%20word@127.0.0.1:${port}`,
    MAIL_FROM: 'news@league.example',
  };
  const run = (changed: Record<string, string> = {}) =>
    runLeague(['doctor'], { ...variables, ...changed }, folder);
  return { ...site, remembered, taken, run };
}

describe('league doctor', () => {
  it('says of each part that it is in order, and sends nothing', async () => {
    const { run, dataDir, taken } = await createSite();
    const { code, stdout, stderr } = await run();
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.split('\n')).toEqual([
      'ok     Address: https://league.example',
      'ok     Files: can be used, and have the right owner',
      expect.stringMatching(`^ok     Space: \\d+ MB are free in ${dataDir}$`),
      expect.stringMatching(/^ok {5}Schema: .* is up to date$/),
      'ok     Sign-ups: can be stored',
      'ok     Remembered: no line is damaged',
      'ok     Content: 2 fighters, 4 events, 2 videos, 1 tracks',
      'ok     Mail: the mail server lets us in',
      '',
    ]);
    expect(taken).toEqual([]);
  });

  it.each<[string, Record<string, string>]>([
    ['Address: PUBLIC_URL needs a proxy for https: set TRUST_PROXY', { TRUST_PROXY: '0' }],
    [
      'Address: TRUST_PROXY says that a proxy is in front: set PUBLIC_URL',
      { PUBLIC_URL: '', SMTP_URL: '', MAIL_FROM: '' },
    ],
    ['Mail: MAIL_FROM must be set to send mail', { MAIL_FROM: '' }],
    ['Mail: the mail server cannot be used: ', { SMTP_URL: 'smtp://fan:wrong@127.0.0.1:1' }],
    ['Content: none.json: there is no such file', { CONTENT_FILE: 'none.json' }],
  ])('says "%s" with %j', async (says, changed) => {
    const { run } = await createSite();
    const { code, stdout } = await run(changed);
    expect(code).toBe(1);
    expect(stdout.match(/^WRONG.*/gm)).toEqual([expect.stringContaining(`WRONG  ${says}`)]);
  });

  it('names a file of another owner, and a line of remembered.txt that is damaged', async ({
    skip,
  }) => {
    skip(process.getuid?.() !== 0, 'giving a file to another user takes root');
    const { run, remembered, dataDir } = await createSite();
    await appendFile(remembered, '2026-11-28T10:00:00.000Z unsub');
    await chown(remembered, 65_534, 65_534);
    const { code, stdout } = await run();
    expect(code).toBe(1);
    expect(stdout.match(/^WRONG.*/gm)).toEqual([
      `WRONG  Files: ${remembered}: is not of the owner of ${dataDir}`,
      expect.stringContaining(`WRONG  Remembered: ${remembered}, line 2: is damaged`),
    ]);
  });

  it('says that there are no tables, and where there is nothing at all', async () => {
    const { folder } = await createTestSite();
    const run = () => runLeague(['doctor'], {}, folder);
    expect((await run()).stdout).toContain('WRONG  Files: data: no such file or directory\n');
    const database = openTestDatabase({ dataDir: join(folder, 'data') });
    await database.query('SELECT 1 AS one', []);
    await database.close();
    await writeFile(join(folder, 'data', 'redline.db'), '');
    expect((await run()).stdout).toContain('WRONG  Schema: data/redline.db: The database is not');
  });
});
