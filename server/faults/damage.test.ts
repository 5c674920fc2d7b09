import { once } from 'node:events';
import { open, readdir, readFile, rename, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/league';
import { readMembers } from '../testing/signups';
import { expectAll, launch, signUp, startCrowd, waitForSignups, waitUntilReady } from './launch';

const fileOf = (site: TestSite) => join(site.folder, 'data', 'redline.db');

/** Lets a crowd sign up at a server, which then ends or is killed. */
async function fill(site: TestSite, count: number, signal: 'SIGTERM' | 'SIGKILL') {
  const { child, ended, origin } = await launch(site);
  const crowd = startCrowd(origin);
  await waitForSignups(crowd, count);
  const acknowledged = await crowd.stop();
  child.kill(signal);
  expect((await ended).code).toBe(signal === 'SIGTERM' ? 0 : null);
  return acknowledged;
}

/** Creates a site whose server has stored some hundreds of sign-ups, and ended. */
async function createFilledSite() {
  const site = await createTestSite();
  return { site, acknowledged: await fill(site, 500, 'SIGTERM') };
}

/** Returns which of the sign-ups can be found in some file of the database, whatever its state. */
async function findInFiles(site: TestSite, ids: readonly string[]) {
  const folder = join(site.folder, 'data');
  const names = (await readdir(folder)).filter((name) => name.startsWith('redline.db'));
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'latin1')));
  return ids.filter((id) => files.some((file) => file.includes(id)));
}

/** Starts a server over a damaged database, and returns what it logs of it. */
async function launchDamaged(site: TestSite) {
  const { child, origin } = await launch(site, { LOG_LEVEL: 'error' });
  const logged = once(child.stdout, 'data').then(([data]: Buffer[]) => String(data));
  expect((await signUp(origin)).status).toBe(503);
  expect((await fetch(`${origin}/api/fighters`)).status).toBe(200);
  expect((await fetch(`${origin}/signup`)).status).not.toBe(500);
  expect((await fetch(`${origin}/readyz`)).status).toBe(503);
  return { origin, line: await logged };
}

describe('a damaged database', { timeout: 60_000 }, () => {
  it('that was cut short refuses sign-ups with one clear line, and not the site', async () => {
    const { site, acknowledged } = await createFilledSite();
    const file = fileOf(site);
    const { size } = await stat(file);
    await truncate(file, Math.floor(size / 2));
    const { origin, line } = await launchDamaged(site);
    expect(line).toContain('data/redline.db: is damaged: restore a backup, or set it aside');
    expect(line.match(/Sign-ups cannot be stored/g)).toHaveLength(1);

    // Set aside, it is replaced by a new one, without a restart.
    await rename(file, `${file}.damaged`);
    const { status, id } = await signUp(origin);
    expect(status).toBe(201);
    await waitUntilReady(origin);
    expectAll([id], await readMembers(site));
    expect(acknowledged.length).toBeGreaterThan(500);
  });

  it('that is set aside after a crash leaves the log with the newest sign-ups', async () => {
    const { site, acknowledged } = await createFilledSite();
    const newest = await fill(site, 100, 'SIGKILL');
    const file = fileOf(site);
    await truncate(file, Math.floor((await stat(file)).size / 2));
    const { origin } = await launchDamaged(site);
    const found = await findInFiles(site, [...acknowledged, ...newest]);
    expect(found).toEqual(expect.arrayContaining(newest));

    await rename(file, `${file}.damaged`);
    expect((await signUp(origin)).status).toBe(201);
    expect(await findInFiles(site, [...acknowledged, ...newest])).toEqual(found);
  });

  it('with a flipped byte does so, too, and has every sign-up when the byte is put right', async () => {
    const { site, acknowledged } = await createFilledSite();
    const handle = await open(fileOf(site), 'r+');
    // The kind of the third page.
    const position = 2 * 4096;
    const byte = Buffer.alloc(1);
    await handle.read(byte, 0, 1, position);
    await handle.write(Buffer.of((byte[0] ?? 0) ^ 0xff), 0, 1, position);
    const { origin, line } = await launchDamaged(site);
    expect(line).toContain('data/redline.db: is damaged: restore a backup, or set it aside');

    await handle.write(byte, 0, 1, position);
    await handle.close();
    const { status, id } = await signUp(origin);
    expect(status).toBe(201);
    expectAll([...acknowledged, id], await readMembers(site));
  });
});
