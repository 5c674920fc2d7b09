import Sqlite from 'libsql';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { createSignupStore } from '../signups/signupStore';
import { sampleLeague } from '../testing/league';
import { addresses, counts, createMailedLeague, fans } from '../testing/mailedLeague';
import { createFolderLocation, openTestDatabase } from '../testing/testDatabase';
import { readSendStates, sampleMember } from '../testing/signups';
import { soon } from '../testing/soon';
import { endOf, fileOf, launchLeague } from './launch';

describe('the process of the command', () => {
  it.each([
    { args: ['signups', 'export', '--help'], code: 0, stream: 'stdout', says: '--kind <kind>' },
    { args: ['signup'], code: 2, stream: 'stderr', says: 'unknown command' },
    { args: ['backup', '/none/x'], code: 1, stream: 'stderr', says: 'there are no sign-ups in' },
  ] as const)('ends $args with $code', async ({ args, code, stream, says }) => {
    const ended = await endOf(launchLeague(args));
    expect(ended.code).toBe(code);
    expect(ended[stream]).toContain(says);
    expect(ended[stream === 'stdout' ? 'stderr' : 'stdout']).toBe('');
  });

  it('ends without an error when its output is closed', async () => {
    const { dataDir: DATA_DIR } = await createFolderLocation();
    const database = openTestDatabase({ dataDir: DATA_DIR });
    async function* many() {
      const name = 'x'.repeat(190);
      for (let row = 0; row < 20_000; row += 1) {
        yield await Promise.resolve(sampleMember({ name }));
      }
    }
    await createSignupStore(database).addAll('member', many());

    const child = launchLeague(['signups', 'export', '--kind', 'member'], { DATA_DIR });
    const stderr = text(child.stderr);
    await once(child.stdout, 'data');
    child.stdout.destroy();
    await once(child, 'exit');
    expect(child.exitCode).toBe(0);
    expect(await stderr).toMatch(/^Content: .*\n$/);
  });
});

describe('league notify as a process', () => {
  const event = String(sampleLeague().events[0]?.id);
  const link = ['--link', 'https://watch.example/night'];
  const args = ['notify', '--event', event, ...link, '--yes', '--rate', '999'];
  const all = addresses(40);

  /** Creates a league with a registration for each address, and a mail server. */
  async function createLeague(onTaken?: () => Promise<void>) {
    const { database, environment, ...league } = await createMailedLeague(fans(40), { onTaken });
    return {
      ...league,
      database,
      DATA_DIR: environment.DATA_DIR ?? '',
      /** Starts the command in a terminal, and returns what closes that. */
      launchInTerminal: () => {
        const command = [process.execPath, fileOf('league'), ...args.with(-1, '20')].join(' ');
        const env = { PATH: process.env.PATH, ...environment };
        const options = ['--quiet', '--return', '--command', `exec ${command}`, '/dev/null'];
        const terminal = spawn('script', options, { env, stdio: ['pipe', 'ignore', 'ignore'] });
        return () => terminal.kill('SIGKILL');
      },
      launch: (...options: string[]) => launchLeague([...args, ...options], environment),
      /** Ends the claim that a killed command leaves, as five seconds do (server/notify/sendLog.test.ts). */
      endClaim: () => database.query('DELETE FROM senders', []),
    };
  }

  it('mails each recipient at most once and reports all others, however often it is killed', async () => {
    let killAfter = 0;
    let kill: () => Promise<unknown> = () => Promise.resolve();
    const league = await createLeague(async () => {
      killAfter -= 1;
      // The command is killed before the mail is acknowledged.
      if (killAfter === 0) await kill();
    });
    for (const taken of [3, 9, 4]) {
      const child = league.launch();
      const closed = once(child, 'close');
      killAfter = taken;
      kill = () => {
        child.kill('SIGKILL');
        return closed;
      };
      await closed;
      expect(child.signalCode).toBe('SIGKILL');
      await league.endClaim();
    }

    const { code, stdout } = await endOf(league.launch());
    const { 'Mailed in all': mailed = 0, Unconfirmed: unconfirmed = 0 } = counts(stdout);
    expect(code).toBe(1);
    expect(stdout).toContain('The unconfirmed may have the mail or not: see --retry-unconfirmed');
    expect(unconfirmed).toBeGreaterThanOrEqual(3);
    expect(unconfirmed).toBeLessThanOrEqual(3 * 5);
    expect(mailed + unconfirmed).toBe(all.length);
    const reached = new Set(league.recipients());
    expect(league.taken).toHaveLength(reached.size);
    expect(reached.size).toBeGreaterThanOrEqual(mailed);

    const last = await endOf(league.launch('--retry-unconfirmed'));
    expect(last.code).toBe(0);
    expect(counts(last.stdout)).toMatchObject({ 'Mailed now': unconfirmed, Unconfirmed: 0 });
    expect(new Set(league.recipients())).toEqual(new Set(all));
    // The mail that is sent again has the same id.
    const again = league.taken.filter(({ recipient }) => recipient === league.taken[2]?.recipient);
    expect(new Set(again.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('mails nobody again whose mail remembered.txt proves, when it is killed before the database has it', async () => {
    let lock: () => void = () => undefined;
    const league = await createLeague(() => {
      lock();
      return Promise.resolve();
    });
    const database = new Sqlite(join(league.DATA_DIR, 'redline.db'));
    lock = () => void database.exec('BEGIN IMMEDIATE');
    const child = league.launch('--rate', '1');
    await vi.waitFor(async () => {
      const remembered = await readFile(join(league.DATA_DIR, 'remembered.txt'), 'utf8');
      expect(remembered).toMatch(/ mailed \S+ link https:\S+ \S+\n$/);
    }, soon);
    child.kill('SIGKILL');
    await once(child, 'close');
    lock = () => undefined;
    database.exec('ROLLBACK');
    database.close();
    await league.endClaim();

    const { code, stdout } = await endOf(league.launch('--retry-unconfirmed'));
    expect(code).toBe(0);
    expect(counts(stdout)).toMatchObject({ 'Mailed now': 39, 'Mailed in all': 40 });
    expect(league.recipients().sort()).toEqual(all.toSorted());
  });

  it('finishes the mails in progress when its terminal is closed', async ({ skip }) => {
    // util-linux has it, with which other systems' is not to be confused.
    const found = spawnSync('script', ['--version'], { encoding: 'utf8' });
    skip(
      found.error !== undefined || !found.stdout.includes('util-linux'),
      'needs the script of util-linux',
    );
    const league = await createLeague();
    const close = league.launchInTerminal();
    await expect.poll(() => league.taken.length, soon).toBeGreaterThan(5);
    close();
    // It gives the event back at its end.
    await expect
      .poll(
        async () => (await league.database.query('SELECT 1 AS one FROM senders', [])).rows,
        soon,
      )
      .toEqual([]);
    expect(league.taken.length).toBeLessThan(all.length);
    const states = [...(await readSendStates(league.database, event)).values()];
    expect(states).toEqual(league.taken.map(() => 'sent'));
  });
});
