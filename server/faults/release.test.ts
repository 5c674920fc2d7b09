import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createSignup } from '../signups/signupIntake';
import { createSignupStore } from '../signups/signupStore';
import type { Database } from '../storage/database';
import { writeBounce } from '../testing/bounces';
import { createTestSite, leagueWith, sampleLeague } from '../testing/league';
import { useMailServer } from '../testing/mailServer';
import { useNextRelease } from '../testing/nextRelease';
import { createFolderLocation, openTestDatabase } from '../testing/testDatabase';
import { usePostgres } from '../testing/postgres';
import { collect, sampleMember } from '../testing/signups';
import { soon } from '../testing/soon';
import {
  endOf,
  expectAll,
  fileOf,
  launchLeague,
  launchOnSocket,
  paced,
  readFighters,
  signUp,
  startCrowd,
} from './launch';

const postgres = usePostgres();
const next = useNextRelease();
const [fighter] = sampleLeague().fighters;
const [event] = sampleLeague().events;

/** Creates a site with its sign-ups in an engine, and what its commands need. */
async function createSite(engine: 'SQLite' | 'PostgreSQL') {
  const site = await createTestSite({ ...sampleLeague(), videos: [] });
  const databaseUrl = engine === 'SQLite' ? undefined : await postgres.createDatabase();
  const mailServer = await useMailServer();
  const variables = {
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'news@league.example',
    PUBLIC_URL: 'https://league.example',
    RETENTION_DAYS: '30',
  };
  const withDatabase = async <T>(
    task: (database: Database) => Promise<T>,
    location = { dataDir: site.dataDir, databaseUrl },
  ) => {
    const database = openTestDatabase(location);
    return task(database).finally(database.close);
  };
  const bounce = join(site.folder, 'bounce.eml');
  await writeFile(bounce, writeBounce(['Final-Recipient: rfc822; x@example.com']));
  const news = join(site.folder, 'news.txt');
  await writeFile(news, 'Doors open at seven.');
  const picture = join(site.folder, 'portrait.png');
  const red = { width: 1200, height: 1600, channels: 3 as const, background: 'red' };
  await sharp({ create: red }).png().toFile(picture);
  const { dataDir: otherPlace } = await createFolderLocation();
  await withDatabase((database) => createSignupStore(database).append('member', sampleMember()), {
    dataDir: otherPlace,
    databaseUrl: undefined,
  });

  /** Every command, as it is run at a stop. */
  const commandsAt = (stop: number) => [
    ['migrate'],
    ['signups', 'count'],
    ['signups', 'export', '--kind', 'member'],
    ['signups', 'show', '--email', 'ada@example.com'],
    ['signups', 'retain', '--now'],
    ['signups', 'erase', '--email', `nobody-${stop}@example.com`],
    ['signups', 'restore-check', '--erase'],
    ['stats'],
    ['bounces', bounce],
    ['notify', '--event', String(event?.id), '--link', 'https://watch.example', '--yes'],
    [
      ...['message', '--event', String(event?.id), '--about', 'changed'],
      ...['--text', news, '--yes'],
    ],
    ['pictures', 'add', picture, '--kind', 'fighter', '--name', `p${stop}`, '--alt', 'A fighter'],
    ['fighters', 'list'],
    ['fighters', 'edit', String(fighter?.id), '--nickname', `Of stop ${stop}`],
    ['events', 'list'],
    ['events', 'set-status', String(event?.id), stop === 2 ? 'live' : 'upcoming'],
    ...(engine === 'SQLite'
      ? [['backup', join(site.folder, `${stop}.db`)]]
      : [['signups', 'import', otherPlace]]),
  ];
  return { site, variables, mailServer, withDatabase, commandsAt };
}

describe.each(['SQLite', 'PostgreSQL'] as const)(
  'going up a release, back and up again with %s',
  { timeout: 240_000 },
  (engine) => {
    it('loses nothing under load, and every command works at each stop', async () => {
      const { site, variables, mailServer, withDatabase, commandsAt } = await createSite(engine);
      const server = await launchOnSocket(site, variables);
      const { origin } = server;
      const crowd = startCrowd(origin, paced(40, signUp, readFighters));

      const stopAt = async (stop: number, release: { fileOf: typeof fileOf }) => {
        await server.restart(release.fileOf('main'));
        const before = crowd.acknowledged.length;
        const fan = createSignup({ name: 'Bo', email: `bo-${stop}@example.com` });
        await withDatabase((database) => createSignupStore(database).append('pay-per-view', fan));
        const at = { program: release.fileOf('league'), folder: site.folder };
        for (const args of commandsAt(stop)) {
          const ended = await endOf(launchLeague(args, variables, at));
          expect(ended, args.join(' ')).toMatchObject({ code: 0 });
        }
        await expect.poll(() => crowd.acknowledged.length, soon).toBeGreaterThan(before + 40);
        return endOf(launchLeague(['content', 'check'], variables, at));
      };
      const ana = async () => {
        const response = await fetch(`${origin}/api/fighters`);
        return ((await response.json()) as Record<string, unknown>[])[0];
      };

      expect(await stopAt(1, next)).toMatchObject({ code: 0 });
      await site.replace({ ...leagueWith({ fighters: { stance: 'southpaw' } }), videos: [] });
      await expect.poll(ana, soon).toMatchObject({ stance: 'southpaw' });
      const [arena = ''] = crowd.acknowledged.filter((id) => id !== '');
      await withDatabase((database) =>
        database.query("UPDATE signups SET source = 'arena' WHERE id = $1", [arena]),
      );

      expect(await stopAt(2, { fileOf })).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('stance: is not a field of this list') as string,
      });
      expect(await ana()).toMatchObject({ name: 'Ana Cruz', nickname: 'Thunder' });
      expect(await ana()).not.toHaveProperty('stance');
      expect(await (await fetch(`${origin}/readyz`)).text()).toMatch(
        /^Ready\n(.*\n)?Left out .*stance/,
      );

      expect(await stopAt(3, next)).toMatchObject({ code: 0 });
      await expect.poll(ana, soon).toMatchObject({ stance: 'southpaw', nickname: 'Of stop 3' });

      const acknowledged = (await crowd.stop()).filter((id) => id !== '');
      expect([...crowd.failures]).toEqual([]);
      expect(crowd.statuses).toEqual(new Set([200, 201]));
      await withDatabase(async (database) => {
        expectAll(acknowledged, await collect(createSignupStore(database).readAll('member')));
        const { rows } = await database.query("SELECT id FROM signups WHERE source = 'arena'", []);
        expect(rows).toEqual([{ id: arena }]);
      });
      // The link and the news, once each.
      expect(mailServer.recipients().toSorted()).toEqual(
        [1, 1, 2, 2, 3, 3].map((stop) => `bo-${stop}@example.com`),
      );
    });
  },
);
