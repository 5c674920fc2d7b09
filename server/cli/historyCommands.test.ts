import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { findLost, readHistory } from '../content/contentHistory';
import { createTestSite, sampleLeague } from '../testing/league';
import { runLeague } from '../testing/runLeague';
import { startServer } from '../testing/serve';
import { soon } from '../testing/soon';

const league = { ...sampleLeague(), signups: [] };
const ana = String(league.fighters[0]?.id);
const undated = String(league.events[0]?.id);

async function createSite(content: unknown = league) {
  const site = await createTestSite(content);
  const run = (...args: string[]) => runLeague(args, {}, site.folder);
  return { ...site, run, read: () => readFile(site.file, 'utf8') };
}

const addNight = ['events', 'add', '--title', 'Night 40'];

describe('league content undo', () => {
  it('brings back the state before, and takes that back when it is repeated', async () => {
    const { run, read } = await createSite();
    const before = await read();
    await run(...addNight);
    const added = await read();

    const { code, stdout } = await run('content', 'undo');
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: expect.stringMatching(/is as it was at .*Z\nTaken back: added Night 40\n$/) as string,
    });
    expect(await read()).toBe(before);
    await run('content', 'undo');
    expect(await read()).toBe(added);
  });

  it('brings back the accepted state when the file is broken', async () => {
    const { run, read, file } = await createSite();
    await run(...addNight);
    const added = await read();
    await writeFile(file, '{ "fighters": [');
    await run('content', 'undo');
    expect(await read()).toBe(added);
  });

  it('brings back any state of the history, unless it breaks a rule by now', async () => {
    const { run, read, dataDir } = await createSite();
    const first = await read();
    await run(...addNight);
    await run('events', 'remove', undated, '--yes');
    const { stdout } = await run('content', 'history');
    expect(stdout.split('\n')).toEqual([
      expect.stringMatching(/^0 {2}\S+Z {2}command {2}removed Undated$/),
      expect.stringMatching(/^1 {2}\S+Z {2}command {2}added Night 40$/),
      expect.stringMatching(/^2 {2}\S+Z {2}edit {5}the oldest that is kept$/),
      '',
    ]);
    await run('content', 'undo', '2');
    expect(await read()).toBe(first);

    const removed = (await readHistory(dataDir))[1]?.file ?? '';
    await writeFile(removed, (await readFile(removed, 'utf8')).replace('"name"', '"nom"'));
    const { code, stderr } = await run('content', 'undo', '1');
    expect(code).toBe(1);
    expect(stderr).toContain('name: is missing');
    expect(await read()).toBe(first);
  });

  it('keeps the newest 50 states, without the sign-ups of the file, which an undo leaves in it', async () => {
    const signups = [{ id: 'x', name: 'Bo', email: 'bo@example.com' }];
    const { run, read, dataDir } = await createSite({ ...league, signups });
    for (let index = 0; index < 51; index += 1) {
      await run('fighters', 'edit', ana, '--nickname', `N${index}`);
    }
    const folder = join(dataDir, 'content', 'history');
    const names = await readdir(folder);
    expect(names).toHaveLength(50);
    for (const name of names) {
      expect(await readFile(join(folder, name), 'utf8')).not.toContain('bo@example.com');
    }
    await run('content', 'undo');
    const { fighters, ...others } = JSON.parse(await read()) as typeof league;
    expect(fighters[0]).toMatchObject({ nickname: 'N49' });
    expect(others.signups).toEqual(signups);
  });
});

describe('a save of an editor that had opened the file before a command added to it', () => {
  it('is named in the log, in /readyz and by each command, until it is undone', async () => {
    const { run, read, replace, ...site } = await createSite();
    const opened = JSON.parse(await read()) as object;
    const server = await startServer({ site: { ...site, replace } });
    await run(...addNight);
    const readiness = async () => (await fetch(`${server.origin}/readyz`)).text();
    const titles = async () => (await fetch(`${server.origin}/api/events`)).text();
    await expect.poll(titles, soon).toContain('Night 40');
    expect(await readiness()).not.toContain('Night 40');

    await replace({ ...opened, music: [] });
    const sentence = /The save of \S+Z removed Night 40, which a command had added 0 min before/;
    await expect.poll(readiness, soon).toMatch(sentence);
    await expect.poll(() => JSON.stringify(server.logged), soon).toMatch(sentence);
    const { stderr } = await run('fighters', 'list');
    expect(stderr).toMatch(sentence);

    await run('content', 'undo');
    await vi.waitFor(async () => {
      expect(await titles()).toContain('Night 40');
      expect(await readiness()).not.toContain('Night 40');
    }, soon);
    await server.stop();
  });

  it('is not suspected when it removes what was there a day before, or after a day', async () => {
    const { run, read, replace, dataDir } = await createSite();
    await run(...addNight);
    const [state] = await readHistory(dataDir);
    const added = Number(state?.at);
    const { events, ...others } = JSON.parse(await read()) as { events: { title: string }[] };
    await replace({ ...others, events: events.filter(({ title }) => title !== 'Night 40') });
    // A command keeps what it finds.
    await run('fighters', 'edit', ana, '--nickname', 'Storm');
    expect(await findLost(dataDir, added)).toEqual([]);
  });
});

describe('removing a fighter', () => {
  it('asks, and names the nights whose subtitle has him', async () => {
    const [first, ...events] = league.events;
    const fight = { ...first, subtitle: 'Cruz vs. Nobody' };
    const { run, read } = await createSite({ ...league, events: [fight, ...events] });
    const { code, stderr } = await run('fighters', 'remove', ana);
    expect(code).toBe(1);
    expect(stderr).toBe(
      `Ana Cruz will be removed\nUndated has Ana Cruz in its subtitle: "Cruz vs. Nobody"\nIf it is meant so, repeat it with --yes\n`,
    );
    expect(await read()).toContain(ana);
  });
});
