import { spawnSync, type StdioOptions } from 'node:child_process';
import { openSync } from 'node:fs';
import { mkdir, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSuppressionList } from '../signups/suppressionList';
import { openTestDatabase } from '../testing/testDatabase';
import { soon } from '../testing/soon';
import { readMembers } from '../testing/signups';
import { createTestSite, type TestSite } from '../testing/league';
import { expectAll, launch, signUp, startCrowd, waitUntilReady } from './launch';

/** A disk this small is a tmpfs, which requires root and Linux. */
const canMount = process.platform === 'linux' && process.getuid?.() === 0;

/** Mounts a disk of its own on the data folder, which takes root and Linux. */
async function mountDisk(dataDir: string, size: string) {
  await mkdir(dataDir);
  const mount = ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', dataDir];
  expect(spawnSync('mount', mount).status).toBe(0);
  onTestFinished(() => void spawnSync('umount', ['--lazy', dataDir]));
}

/** Runs the built `league` command in the folder of a site until it ends. */
function runLeague(
  { folder }: TestSite,
  args: readonly string[],
  variables: Record<string, string> = {},
  stdio: StdioOptions = 'pipe',
) {
  const env = { PATH: process.env.PATH, ...variables };
  const options = { cwd: folder, encoding: 'utf8', env, stdio } as const;
  return spawnSync(process.execPath, [resolve('dist/server/league.js'), ...args], options);
}

/** Returns the files that a process has open. */
async function readOpenFiles(pid = NaN): Promise<string[]> {
  const folder = `/proc/${pid}/fd`;
  const links = (await readdir(folder)).map((name) => readlink(join(folder, name)));
  return (await Promise.all(links.map((link) => link.catch(() => '')))).sort();
}

describe('a full disk', { timeout: 60_000 }, () => {
  it('is reported to visitors until there is space again', async ({ skip }) => {
    skip(!canMount, 'making a small disk takes root and Linux');
    const site = await createTestSite();
    const dataDir = join(site.folder, 'data');
    const filler = join(dataDir, 'filler');
    await mountDisk(dataDir, '2m');
    await writeFile(filler, Buffer.alloc(1024 * 1024));

    const { child, ended, origin } = await launch(site);
    const crowd = startCrowd(origin);
    await expect.poll(() => crowd.statuses, soon).toContain(503);
    const acknowledged = await crowd.stop();
    expect(crowd.statuses).toEqual(new Set([201, 503]));
    await writeFile(filler, Buffer.alloc(2 * 1024 * 1024)).catch(() => undefined);
    expect((await signUp(origin)).status).toBe(503);
    expect((await fetch(`${origin}/api/fighters`)).status).toBe(200);
    expect((await fetch(`${origin}/readyz`)).status).toBe(503);
    // The file is not opened anew for each that fails.
    const openFiles = async () =>
      (await readOpenFiles(child.pid)).filter((file) => file.includes('redline.db'));
    const opened = await openFiles();
    for (let tries = 0; tries < 20; tries += 1) expect((await signUp(origin)).status).toBe(503);
    expect(await openFiles()).toEqual(opened);

    await rm(filler);
    const { status, id } = await signUp(origin);
    expect(status).toBe(201);
    await waitUntilReady(origin);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);

    const stored = await readMembers(site);
    expectAll([...acknowledged, id], stored);
    expect(stored).toHaveLength(acknowledged.length + 1);
  });

  it('is why a fan cannot unsubscribe, says the log, until there is space again', async ({
    skip,
  }) => {
    skip(!canMount, 'making a small disk takes root and Linux');
    const site = await createTestSite();
    const dataDir = join(site.folder, 'data');
    const filler = join(dataDir, 'filler');
    const file = join(dataDir, 'remembered.txt');
    await mountDisk(dataDir, '2m');
    const list = await openSuppressionList(openTestDatabase({ dataDir }));
    const { child, origin } = await launch(site);
    let logged = '';
    child.stdout.on('data', (data: Buffer) => (logged += data.toString()));
    const post = async (email: string) => {
      const url = `${origin}/unsubscribe/${list.tokenOf(email)}`;
      return (await fetch(url, { method: 'POST' })).status;
    };
    expect(await post('ana@example.com')).toBe(200);
    // A torn line, up to the end of a page of memory: the disk has no room for another.
    const { size } = await stat(file);
    await writeFile(file, 'x'.repeat(4096 - size), { flag: 'a' });
    await writeFile(filler, Buffer.alloc(2 * 1024 * 1024)).catch(() => undefined);
    expect(await post('bo@example.com')).toBe(503);
    await expect.poll(() => logged).toContain('"data/remembered.txt: no space left on device"');
    expect(logged).toContain('"Unsubscriptions cannot be stored"');
    expect(logged).not.toMatch(/ENOSPC|example\.com/);
    const { stdout } = runLeague(site, ['doctor']);
    expect(stdout).toContain('WRONG  Space: only 0 MB are free in data\n');
    expect(stdout).toContain('WRONG  Sign-ups: data/redline.db: database or disk is full\n');

    await rm(filler);
    expect(await post('bo@example.com')).toBe(200);
    expect(await readFile(file, 'utf8')).toMatch(/x\n\S+Z unsubscribed \S+\n$/);
  });
});

it('a command names the file that a full disk has no room for', async ({ skip }) => {
  skip(!canMount, 'making a small disk takes root and Linux');
  const site = await createTestSite();
  expect(runLeague(site, ['migrate']).status).toBe(0);
  const disk = join(site.folder, 'disk');
  await mountDisk(disk, '16k');
  const original = resolve('art/fighters/f01.webp');
  const add = ['pictures', 'add', original, '--kind', 'fighter', '--alt', 'Ana'];
  for (const [args, says] of [
    [['backup', `${disk}/copy`], `${disk}/copy: database or disk is full`],
    [add, `${disk}/fighters/f01.webp: no space left on device`],
  ] as const) {
    expect(runLeague(site, args, { MEDIA_DIR: disk }).stderr.split('\n')[1]).toBe(says);
  }
  const full = openSync('/dev/full', 'w');
  const { status, stderr } = runLeague(site, ['signups', 'count'], {}, ['ignore', full, 'pipe']);
  expect(status).toBe(1);
  expect(stderr).toMatch(/\nThe output cannot be written: no space left on device\n$/);
});

describe('a read-only disk', { timeout: 60_000 }, () => {
  it('refuses sign-ups, and nothing else, until it can be written', async ({ skip }) => {
    skip(!canMount, 'making a small disk takes root and Linux');
    const site = await createTestSite();
    const dataDir = join(site.folder, 'data');
    await mountDisk(dataDir, '8m');
    const remount = (mode: string) =>
      spawnSync('mount', ['-o', `remount,${mode}`, dataDir]).status === 0;
    expect(remount('ro')).toBe(true);
    const { origin } = await launch(site);
    expect((await fetch(`${origin}/api/fighters`)).status).toBe(200);
    expect((await signUp(origin)).status).toBe(503);
    expect((await fetch(`${origin}/readyz`)).status).toBe(503);

    expect(remount('rw')).toBe(true);
    const { status, id } = await signUp(origin);
    expect(status).toBe(201);
    expectAll([id], await readMembers(site));
  });
});
