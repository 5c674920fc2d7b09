import { readdirSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createTestSite, sampleLeague } from '../testing/league';
import { useMailServer } from '../testing/mailServer';
import { frozenReleases, useFrozenRelease } from '../testing/nextRelease';
import { usePostgres } from '../testing/postgres';
import { endOf, fileOf, launch, launchLeague, signUp, waitUntilReady } from './launch';

const postgres = usePostgres();
const engines = ['SQLite', 'PostgreSQL'] as const;
const releases = readdirSync(frozenReleases);
const event = String(sampleLeague().events[0]?.id);

/** Returns a site with what a release left behind, as `server/testing/freezeRelease.ts` says. */
async function thaw(version: string, engine: (typeof engines)[number]) {
  const site = await createTestSite();
  const frozen = join(frozenReleases, version, engine);
  await cp(frozen, site.folder, { recursive: true });
  const mails = await useMailServer();
  const variables: Record<string, string> = {
    SMTP_URL: mails.url,
    MAIL_FROM: 'news@league.example',
    PUBLIC_URL: 'https://league.example',
  };
  if (engine === 'PostgreSQL') {
    variables.DATABASE_URL = await postgres.createDatabase();
    const client = new pg.Client(variables.DATABASE_URL);
    await client.connect();
    await client.query(await readFile(join(frozen, 'dump.sql'), 'utf8'));
    await client.end();
  }
  return { site, variables, mails };
}

describe.each(releases)('what release %s left behind', { timeout: 120_000 }, (version) => {
  const release = useFrozenRelease(version);

  it.skipIf(release === undefined).for(engines)(
    'is taken over by this release, by that one again, and by this one, in %s',
    async (engine) => {
      const { site, variables, mails } = await thaw(version, engine);
      for (const programOf of [fileOf, release?.fileOf ?? fileOf, fileOf]) {
        const { child, ended, origin } = await launch(site, variables, programOf('main'));
        await waitUntilReady(origin);
        const calendar = await (await fetch(`${origin}/calendar.ics`)).text();
        expect(calendar.match(/^SUMMARY:.*$/gm)).toHaveLength(3);
        expect((await signUp(origin)).status).toBe(201);
        child.kill();
        expect(await ended).toMatchObject({ code: 0 });

        const run = async (...args: string[]) => {
          const at = { program: programOf('league'), folder: site.folder };
          const command = await endOf(launchLeague(args, variables, at));
          expect(command, args.join(' ')).toMatchObject({ code: 0 });
          return command.stdout;
        };
        expect(await run('signups', 'show', '--email', 'kim@example.com')).toContain('"kim"');
        expect(await run('signups', 'show', '--email', 'lee@example.com')).not.toContain('"lee"');
        await run('signups', 'restore-check');
        expect(await run('content', 'history')).toContain('changed Ana Cruz');
        await run('content', 'undo');
        await run('notify', '--event', event, '--link', 'https://watch.example/1', '--yes');
      }
      // One has it, one was refused, one has unsubscribed; the last was deferred that night.
      expect(mails.recipients()).toEqual(['di@example.com']);
      await site.remove();
    },
  );
});
