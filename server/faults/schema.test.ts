import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSignupStore } from '../signups/signupStore';
import type { Database } from '../storage/database';
import { createTestSite } from '../testing/league';
import { stepLength, useNextRelease } from '../testing/nextRelease';
import { openTestDatabase } from '../testing/testDatabase';
import { usePostgres } from '../testing/postgres';
import { sampleMember } from '../testing/signups';
import { endOf, fileOf, launch, launchLeague, signUp } from './launch';

const postgres = usePostgres();
const next = useNextRelease();
const engines = ['SQLite', 'PostgreSQL'] as const;

describe.each(engines)('a step of the schema in %s', { timeout: 60_000 }, (engine) => {
  /** Creates a site with a database of this release, which has one sign-up. */
  async function createSite() {
    const site = await createTestSite();
    const databaseUrl = engine === 'SQLite' ? undefined : await postgres.createDatabase();
    const location = { dataDir: join(site.folder, 'data'), databaseUrl };
    const withDatabase = async <T>(task: (database: Database) => Promise<T>) => {
      const database = openTestDatabase(location);
      return task(database).finally(database.close);
    };
    await withDatabase((database) =>
      createSignupStore(database).append('member', sampleMember({ name: 'Before' })),
    );
    const variables = databaseUrl === undefined ? undefined : { DATABASE_URL: databaseUrl };
    return {
      folder: site.folder,
      variables,
      start: (program: string, settings?: Record<string, string>) =>
        launch(site, { ...variables, ...settings }, program),
      query: (statement: string) =>
        withDatabase(async (database) => (await database.query(statement, [])).rows),
    };
  }

  const sources = 'SELECT source, count(*) AS total FROM signups GROUP BY source';

  it.each(Array.from({ length: stepLength }, (_, index) => String(index)))(
    'is done by the next start when the process is killed after its statement %s',
    async (KILL_AFTER) => {
      const { start, query } = await createSite();
      const { child, ended } = await start(next.fileOf('main'), { KILL_AFTER });
      await ended;
      expect(child.signalCode).toBe('SIGKILL');
      await expect(query(sources)).rejects.toThrow('source');

      const { origin } = await start(next.fileOf('main'));
      expect((await signUp(origin)).status).toBe(201);
      expect(await query(sources)).toEqual([{ source: 'site', total: 2 }]);
    },
  );

  it('is done once by servers that start at the same time', async () => {
    const { start, query } = await createSite();
    const servers = await Promise.all(
      [1, 2, 3].map(() => start(next.fileOf('main'), { IS_SLOW: 'yes' })),
    );
    const signUps = await Promise.all(servers.map(({ origin }) => signUp(origin)));
    expect(signUps.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await query(sources)).toEqual([{ source: 'site', total: 4 }]);
    for (const { child } of servers) child.kill();
    const errors = await Promise.all(servers.map(async ({ ended }) => (await ended).stderr));
    expect(errors.join('')).toBe('The step begins');
  });

  it('leaves what was before when it fails, and only sign-ups are refused', async () => {
    const { start, query } = await createSite();
    const { origin } = await start(next.fileOf('main'), { FAIL_AFTER: '1' });
    expect((await signUp(origin)).status).toBe(503);
    expect((await fetch(`${origin}/api/fighters`)).status).toBe(200);
    await expect(query(sources)).rejects.toThrow('source');
    await expect(query('SELECT name FROM sources')).rejects.toThrow('sources');
    expect(await query('SELECT name FROM signups')).toEqual([{ name: 'Before' }]);
  });

  it('ends the start and the commands of a release that does not know it, which change nothing', async () => {
    const { folder, variables, start, query } = await createSite();
    const newer = { ...variables, STEP_KIND: 'change' };
    const atNext = { folder, program: next.fileOf('league') };
    expect((await endOf(launchLeague(['migrate'], newer, atNext))).code).toBe(0);
    const list = ['signups', 'export', '--kind', 'member'];
    const before = await endOf(launchLeague(list, newer, atNext));
    expect(before.stdout).toContain('Before');

    const place = engine === 'SQLite' ? 'data/redline.db' : 'PostgreSQL';
    const reason = `${place}: was changed by a newer release, in a way that this one does not know (where people sign up): start the newer one, or restore a backup from before\n`;
    const { ended } = await start(fileOf('main'));
    expect(await ended).toEqual({ code: 1, stderr: `Redline cannot start: ${reason}` });
    const counted = await endOf(launchLeague(['signups', 'count'], variables, { folder }));
    expect(counted).toMatchObject({ code: 1, stdout: '' });
    expect(counted.stderr.replace(/^Content: .*\n/, '')).toBe(reason);
    await expect(query(sources)).rejects.toThrow('was changed by a newer release');
    expect(await endOf(launchLeague(list, newer, atNext))).toEqual(before);
  });
});
