import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestSite, sampleLeague } from '../testing/league';
import { programFile } from '../testing/programs';
import { runLeague } from '../testing/runLeague';
import { soon } from '../testing/soon';

const undated = '20000000-0000-4000-8000-000000000001';

/** Creates a folder like the project's, in which the command and a server can be started. */
async function createFolder() {
  const site = await createTestSite();
  onTestFinished(site.remove);
  return site;
}

async function launchServer(cwd: string) {
  const child = spawn(process.execPath, [programFile('main')], {
    cwd,
    env: { PATH: process.env.PATH, PORT: '0' },
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await once(child, 'close');
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const port = /^Redline is at http:\/\/localhost:(\d+)\n/.exec(line.toString())?.[1] ?? '';
  return `http://127.0.0.1:${port}`;
}

describe('league events', { timeout: 30_000 }, () => {
  it('sets a status, which a running server shows', async () => {
    const { folder, file } = await createFolder();
    const origin = await launchServer(folder);
    const read = async () => {
      const events = (await (await fetch(`${origin}/api/events`)).json()) as { status: string }[];
      return events.map(({ status }) => status);
    };
    expect(await read()).toEqual(['upcoming', 'upcoming', 'upcoming', 'completed']);

    const args = ['events', 'set-status', undated, 'live'];
    expect(await runLeague(args, {}, folder)).toEqual({
      code: 0,
      stdout: 'Undated is live now; it was upcoming\n',
      stderr: '',
    });
    await vi.waitFor(async () => {
      expect(await read()).toEqual(['live', 'upcoming', 'upcoming', 'completed']);
    }, soon);

    const before = await readFile(file);
    expect(await runLeague(args, {}, folder)).toEqual({
      code: 0,
      stdout: 'Undated is live already\n',
      stderr: '',
    });
    expect(await readFile(file)).toEqual(before);
  });

  it.each([
    {
      id: '20000000',
      expected: [
        'no event has the id 20000000; is it one of these?',
        ...sampleLeague()
          .events.slice(0, 3)
          .map(({ id, title }) => `  ${String(id)}  ${String(title)}`),
        'npm run league -- events list shows all',
        '',
      ].join('\n'),
    },
    {
      id: 'sooner',
      expected: `no event has the id sooner; is it one of these?
  20000000-0000-4000-8000-000000000003  Sooner
npm run league -- events list shows all
`,
    },
    {
      id: 'twelve',
      expected: 'no event has the id twelve; npm run league -- events list shows all\n',
    },
  ])('suggests events for $id', async ({ id, expected }) => {
    const { folder, file } = await createFolder();
    const before = await readFile(file);
    expect(await runLeague(['events', 'set-status', id, 'live'], {}, folder)).toEqual({
      code: 1,
      stdout: '',
      stderr: expected,
    });
    expect(await readFile(file)).toEqual(before);
  });

  it('accepts only the statuses of the site', async () => {
    const { folder } = await createFolder();
    const args = ['events', 'set-status', undated, 'cancelled'];
    const { code, stderr } = await runLeague(args, {}, folder);
    expect(code).toBe(2);
    expect(stderr).toContain('live, completed, upcoming');
  });

  it('lists the events by their days in the league’s time zone', async () => {
    const { folder } = await createFolder();
    const { stdout } = await runLeague(['events', 'list'], {}, folder);
    expect(stdout).toBe(
      [
        '20000000-0000-4000-8000-000000000004  2026-02-01  completed  Over',
        '20000000-0000-4000-8000-000000000003  2027-01-01  upcoming   Sooner',
        '20000000-0000-4000-8000-000000000002  2027-01-01  upcoming   Later, though its text sorts first',
        '20000000-0000-4000-8000-000000000001              upcoming   Undated',
        '',
      ].join('\n'),
    );
  });
});
