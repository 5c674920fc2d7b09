import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestSite, type TestSite } from '../testing/league';
import { createTestLog, startServer } from '../testing/serve';
import { retainAssets } from './retainedAssets';

async function createSite(): Promise<TestSite> {
  const site = await createTestSite();
  onTestFinished(site.remove);
  return site;
}

/** Replaces the built files by those of a release, such as `/assets/main-one.js`. */
async function build({ siteDirectory }: TestSite, release: string): Promise<void> {
  const assets = join(siteDirectory, 'assets');
  await rm(assets, { recursive: true });
  await mkdir(assets);
  const file = join(assets, `main-${release}.js`);
  const script = `/* ${release.repeat(1000)} */`;
  await writeFile(file, script);
  await writeFile(`${file}.gz`, gzipSync(script));
}

/** Does what a start of the server with a release does. */
async function release(site: TestSite, name: string): Promise<void> {
  await build(site, name);
  await retainAssets(site.siteDirectory, join(site.folder, 'data'), createTestLog());
}

/** Starts the server with the last release, and returns the status of each release's file. */
async function readStatuses(site: TestSite, ...releases: string[]): Promise<number[]> {
  const { origin, stop } = await startServer({ site });
  const urls = releases.map((name) => `${origin}/assets/main-${name}.js`);
  const responses = await Promise.all(urls.map((url) => fetch(url)));
  await stop();
  return responses.map(({ status }) => status);
}

describe('the built files', () => {
  it('of the release before are served as they were, and older ones are not', async () => {
    const site = await createSite();
    for (const name of ['one', 'two', 'three']) await release(site, name);
    const { origin, stop } = await startServer({ site });
    onTestFinished(stop);
    const before = await fetch(`${origin}/assets/main-two.js`);
    expect(before.status).toBe(200);
    expect(await before.text()).toContain('twotwo');
    expect(Object.fromEntries(before.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      'content-type': expect.stringMatching(/^text\/javascript/) as string,
    });
    expect((await fetch(`${origin}/assets/main-three.js`)).status).toBe(200);
    expect((await fetch(`${origin}/assets/main-one.js`)).status).toBe(404);
    expect(await readdir(join(site.folder, 'data', 'releases'))).toHaveLength(2);
  });

  it('of the release before outlive restarts of the same release', async () => {
    const site = await createSite();
    for (const name of ['one', 'two', 'two', 'two']) await release(site, name);
    expect(await readStatuses(site, 'one', 'two')).toEqual([200, 200]);
  });

  it('of a release that is taken back are served on', async () => {
    const site = await createSite();
    for (const name of ['one', 'two', 'three', 'two']) await release(site, name);
    expect(await readStatuses(site, 'one', 'two', 'three')).toEqual([404, 200, 200]);
  });

  it('are served while the next release is built into the folder of a running server', async () => {
    const site = await createSite();
    await build(site, 'one');
    const { origin, stop } = await startServer({ site });
    onTestFinished(stop);
    await build(site, 'two');
    const response = await fetch(`${origin}/assets/main-one.js`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('oneone');
  });

  it('are repaired by a restart when the stored ones are damaged', async () => {
    const site = await createSite();
    await release(site, 'one');
    await writeFile(join(site.folder, 'data', 'releases', '1', 'assets', 'main-one.js.gz'), '');
    await release(site, 'one');
    await build(site, 'two');
    const { origin, stop } = await startServer({ site });
    onTestFinished(stop);
    expect(await (await fetch(`${origin}/assets/main-one.js`)).text()).toContain('oneone');
  });

  it('are served also when they cannot be stored, which the log says', async () => {
    const site = await createSite();
    await mkdir(join(site.folder, 'data'));
    await writeFile(join(site.folder, 'data', 'releases'), 'no folder');
    const { origin, log, stop } = await startServer({ site });
    onTestFinished(stop);
    expect((await fetch(`${origin}/assets/main-h4sh.js`)).status).toBe(200);
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'ENOTDIR' }),
      `The files of this release cannot be stored in ${join(site.folder, 'data')}`,
    );
  });
});
