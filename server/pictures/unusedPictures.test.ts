import { existsSync } from 'node:fs';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTestSite, leagueWith, sampleLeague } from '../testing/league';
import { serve, startServer } from '../testing/serve';
import { soon } from '../testing/soon';

const day = 86_400_000;

/** Creates a site with the files of made pictures, of which some were shown last so many days ago. */
async function createSite() {
  const site = await createTestSite();
  const age = async (path: string, days: number) => {
    const time = new Date(Date.now() - days * day);
    await utimes(join(site.dataDir, path), time, time);
  };
  const put = async (path: string, days: number) => {
    await mkdir(dirname(join(site.dataDir, path)), { recursive: true });
    await writeFile(join(site.dataDir, path), 'picture');
    await age(path, days);
  };
  const has = (path: string) => existsSync(join(site.dataDir, path));
  return { site, age, put, has };
}

/** Returns the files that are made of one picture, in part. */
function filesOf(name: string): [full: string, ...others: string[]] {
  const start = `/pictures/fighters/${name}`;
  return [`${start}.webp`, `${start}-240.avif`, `/pictures/share/fighters/${name}.jpg`];
}

const leagueShowing = (imageUrl: string) => leagueWith({ fighters: { imageUrl } });

describe('a made picture', () => {
  const name = '0123456789abcdef-102030';
  const other = 'fedcba9876543210-102030';
  const [full] = filesOf(name);

  it('is removed at the start when no content has shown it for a month, and no other file', async () => {
    const { site, put, has } = await createSite();
    for (const file of filesOf(name)) await put(file, 31);
    for (const file of filesOf(other)) await put(file, 29);
    const unfinished = `/pictures/events/${name}-400.webp`;
    await put(unfinished, 31);
    const unknown = '/pictures/fighters/notes.txt';
    await put(unknown, 31);

    const { log } = await serve({ site });
    expect(filesOf(name).filter(has)).toEqual([]);
    expect(has(unfinished)).toBe(false);
    expect(filesOf(other).filter(has)).toEqual(filesOf(other));
    expect(has(unknown)).toBe(true);
    expect(log.error).not.toHaveBeenCalled();
  });

  it('stays as long as content shows it, and for a month after it was replaced', async () => {
    const { site, age, put, has } = await createSite();
    for (const file of filesOf(name)) await put(file, 400);
    await site.replace(leagueShowing(full));
    const first = await startServer({ site });
    expect(filesOf(name).filter(has)).toEqual(filesOf(name));

    // As if the server had run for long before the picture is replaced, at the moment of which others are removed.
    await age(full, 400);
    await put(filesOf(other)[0], 400);
    await site.replace(sampleLeague());
    await expect
      .poll(() => first.content.current.fighters[0]?.imageUrl, soon)
      .toBe('/pictures/fighters/ana.webp');
    await first.stop();
    expect(has(filesOf(other)[0])).toBe(false);
    expect(filesOf(name).filter(has)).toEqual(filesOf(name));

    await age(full, 29);
    await (await startServer({ site })).stop();
    expect(has(full)).toBe(true);
    await age(full, 31);
    await (await startServer({ site })).stop();
    expect(filesOf(name).filter(has)).toEqual([]);
  });

  it('stays while the content that shows it is the last good one', async () => {
    const { site, age, put, has } = await createSite();
    await put(full, 0);
    await site.replace(leagueShowing(full));
    await (await startServer({ site })).stop();
    await age(full, 400);
    await site.replace('{');
    await serve({ site });
    expect(has(full)).toBe(true);
  });
});
