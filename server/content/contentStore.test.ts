import { execFileSync } from 'node:child_process';
import { mkdir, open, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { PictureError } from '../pictures/originals';
import { createTestSite, leagueWith, sampleLeague, type TestSite } from '../testing/league';
import { runLeague } from '../testing/runLeague';
import { createTestLog, serve, startServer } from '../testing/serve';
import { soon } from '../testing/soon';
import { openContent } from './contentStore';

type League = ReturnType<typeof sampleLeague>;

/** Returns the league with its undated event live and renamed. */
const liveLeague = (title = 'Live at last'): League =>
  leagueWith({ events: { title, status: 'live' } });

/** The content of these tests has no originals. */
const noPictures = {
  find: () => Promise.resolve(undefined),
  make: () => Promise.reject(new Error('No picture is to be made')),
  removeUnused: () => Promise.resolve(),
  onChange: () => undefined,
};

const lastGoodOf = ({ folder }: TestSite) => join(folder, 'data', 'content', 'last-good.json');

async function textOfReadiness(origin: string) {
  const response = await fetch(`${origin}/readyz`);
  expect(response.status).toBe(200);
  return response.text();
}

/** Creates a site that a server has served and left. */
async function createServedSite() {
  const site = await createTestSite();
  await (await startServer({ site })).stop();
  return site;
}

async function firstTitle(origin: string) {
  const events = (await (await fetch(`${origin}/api/events`)).json()) as { title: string }[];
  return events[0]?.title;
}

const untilLive = (origin: string, title = 'Live at last') =>
  expect.poll(() => firstTitle(origin), soon).toBe(title);

describe('an edit of the content file', () => {
  it('is live without a restart, and every request meanwhile gets a complete response', async () => {
    const { origin, replace } = await serve();
    let done = false;
    const seen = new Set<string | undefined>();
    const fans = Promise.all(
      Array.from({ length: 8 }, async () => {
        while (!done) {
          const response = await fetch(`${origin}/api/events`);
          expect(response.status).toBe(200);
          const [first] = (await response.json()) as { title: string }[];
          seen.add(first?.title);
        }
      }),
    );

    await replace(liveLeague());
    await expect.poll(() => seen, soon).toContain('Live at last');
    done = true;
    await fans;

    expect([...seen]).toEqual(['Undated', 'Live at last']);
  });

  it('is detected each time, however the editor saves', async () => {
    const { origin, file, replace } = await serve();
    const ways: ((league: League) => Promise<void>)[] = [
      replace,
      (league) => writeFile(file, JSON.stringify(league)),
      async (league) => {
        await rename(file, `${file}~`);
        await writeFile(file, JSON.stringify(league));
      },
      replace,
    ];
    for (const [index, save] of ways.entries()) {
      await save(liveLeague(`Save ${index}`));
      await untilLive(origin, `Save ${index}`);
    }
  });

  it('is live when a link on the way to the file is set to another folder', async () => {
    const site = await createTestSite();
    for (const folder of ['one', 'two']) await mkdir(join(site.folder, folder));
    const write = (folder: string, league: unknown) =>
      writeFile(join(site.folder, folder, 'db.json'), JSON.stringify(league));
    await write('one', sampleLeague());
    await write('two', liveLeague());
    const current = join(site.folder, 'current');
    await symlink('one', current);
    const file = join(current, 'db.json');
    const { origin } = await serve({ site: { ...site, file } });
    await symlink('two', `${current}.new`);
    await rename(`${current}.new`, current);
    await untilLive(origin);
    await write('two', liveLeague('Edited there'));
    await untilLive(origin, 'Edited there');
  });

  it('that is no file is refused, and does not keep the server from ending', async () => {
    const { log, file, content } = await serve();
    await rm(file);
    execFileSync('mkfifo', [file]);
    await expect
      .poll(() => log.warn, soon)
      .toHaveBeenCalledWith(expect.stringContaining('db.json: cannot be read: it is no file'));
    await content.close();
  });

  it('is not read before it is completely written', async () => {
    const { origin, file, log } = await serve();
    const text = JSON.stringify(liveLeague());
    const handle = await open(file, 'w');
    await handle.write(text.slice(0, 500));
    await handle.sync();
    await handle.write(text.slice(500));
    await handle.close();

    await untilLive(origin);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('is rejected with one line when it breaks a rule, and the old content stays', async () => {
    const { origin, log, replace } = await serve();
    const broken = liveLeague();
    Object.assign(broken.fighters[0] ?? {}, { record: '1-1-1', nicknme: 'x' });

    await replace(broken);
    await expect.poll(() => log.warn, soon).toHaveBeenCalled();
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(
        /^Content refused, that of \S+Z stays live: .*db\.json: fighters\[0\] "Ana Cruz" .* \(and 1 more\)$/,
      ),
    );
    expect(await firstTitle(origin)).toBe('Undated');

    // The same error saved again is not logged again; the edit after it shows that the file was read.
    await replace(broken);
    await replace(liveLeague());
    await untilLive(origin);
    expect(log.warn).toHaveBeenCalledOnce();
  });

  it.each([
    [
      '{"fighters": [}',
      'is not JSON at line 1, column 15: value expected; there may be a comma too many before this place',
    ],
    [
      '{\r\n"fighters": [\r\n{} {}',
      'is not JSON at line 3, column 4: comma expected; a comma may be missing before this place',
    ],
    [
      '{\n  "fighters": [],\n}',
      'is not JSON at line 3, column 1: property name expected; there may be a comma too many before this place',
    ],
    ['{\n  "music": "half', 'is not JSON at line 2, column 12: unexpected end of string'],
    ['{} // comment', 'is not JSON at line 1, column 4: invalid comment token'],
    ['', 'is not JSON at line 1, column 1: value expected'],
    ['{"events": [],\n"events": []}', '"events" appears twice, again at line 2, column 1'],
    ['{"events": [{"id": "1",\n"id": "2"}]}', '"id" appears twice, again at line 2, column 1'],
    ['[]', 'must be an object'],
  ])('that leaves %j is rejected: %s', async (text, reported) => {
    const { log, replace } = await serve();
    await replace(text);
    await expect.poll(() => log.warn, soon).toHaveBeenCalledOnce();
    expect(log.warn).toHaveBeenCalledWith(expect.stringContaining(`db.json: ${reported}`));
  });

  it('whose status was probably forgotten is named at /readyz and logged once, when time has passed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { origin, log } = await serve();
    expect(await textOfReadiness(origin)).toBe('Ready');

    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2127-01-02T00:00:00Z'));
    onTestFinished(() => {
      clock.mockRestore();
    });
    vi.advanceTimersByTime(10_000);
    const warning =
      'Probably wrong: events[2] "Sooner" status: is upcoming, but its start has passed';
    expect(await textOfReadiness(origin)).toBe(`Ready\n${warning}`);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(warning);

    // It is no news at the next start.
    const restarted = await serve({ league: sampleLeague() });
    expect(await textOfReadiness(restarted.origin)).toBe(`Ready\n${warning}`);
    expect(restarted.log.warn).not.toHaveBeenCalled();
  });

  it('logs nothing when it changes nothing', async () => {
    const { origin, log, file, replace } = await serve();
    await replace(await readFile(file, 'utf8'));
    await replace(liveLeague());
    await untilLive(origin);
    expect(log.info).toHaveBeenCalledOnce();
  });
});

describe('content that is refused for a missing picture', () => {
  const picture = '/pictures/fighters/2027/bo.webp';
  const withPicture = () => {
    const league = liveLeague();
    Object.assign(league.fighters[1] ?? {}, { imageUrl: picture });
    return league;
  };

  it('is accepted when the picture arrives, in a folder that is new', async () => {
    const { origin, log, siteDirectory, replace } = await serve();
    await replace(withPicture());
    await expect
      .poll(() => log.warn, soon)
      .toHaveBeenCalledWith(
        expect.stringContaining(`"Bo Lindqvist" imageUrl: there is no picture ${picture}`),
      );
    expect(await firstTitle(origin)).toBe('Undated');

    await mkdir(dirname(join(siteDirectory, picture)));
    await writeFile(join(siteDirectory, picture), 'webp');
    await untilLive(origin);
    expect(await textOfReadiness(origin)).toBe('Ready');
    expect(log.warn).toHaveBeenCalledOnce();
  });
});

describe('an edit while pictures are made', () => {
  /** Serves the sample league, with pictures that are made when a test says so, and are good or bad. */
  async function serveSlowly() {
    const site = await createTestSite();
    const paths = ['/media/fighters/ana.jpg', '/media/fighters/bo.jpg'] as const;
    for (const path of paths) {
      const file = join(site.mediaDir, path.replace('/media', ''));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, 'jpg');
    }
    const made = new Set<string>();
    const waiting = new Map<string, (error?: Error) => void>();
    const pictures = {
      find: (path: string) =>
        Promise.resolve(made.has(path) ? { src: `${path}.webp`, alt: 'A fighter' } : undefined),
      make: vi.fn(
        (path: string) =>
          new Promise<void>((resolve, reject) => {
            if (made.has(path)) {
              resolve();
              return;
            }
            waiting.set(path, (error) => {
              waiting.delete(path);
              made.add(path);
              if (error) reject(error);
              else resolve();
            });
          }),
      ),
      onChange: () => undefined,
      removeUnused: () => Promise.resolve(),
    };
    const log = createTestLog();
    const content = await openContent(site, site.dataDir, log, pictures);
    onTestFinished(() => content.close());
    const edit = (title: string, imageUrls: (string | undefined)[]) => {
      const league = liveLeague(title);
      for (const [index, imageUrl] of imageUrls.entries()) {
        Object.assign(league.fighters[index] ?? {}, imageUrl && { imageUrl });
      }
      return site.replace(league);
    };
    const live = () => ({
      title: content.current.events[0]?.title,
      pictures: content.current.fighters.map(({ imageUrl }) => imageUrl),
    });
    return { content, file: site.file, log, edit, live, paths, pictures, waiting };
  }

  it('is live, with the pictures that were there before, and each new one when it is made', async () => {
    const { content, edit, live, paths, waiting } = await serveSlowly();
    const [ana, bo] = paths;
    const before = '/pictures/fighters/ana.webp';
    await edit('First', paths.slice());
    await expect.poll(live, soon).toEqual({ title: 'First', pictures: [before, undefined] });

    await edit('Second', paths.slice());
    await expect.poll(live, soon).toEqual({ title: 'Second', pictures: [before, undefined] });
    expect([...waiting.keys()]).toEqual([ana]);

    waiting.get(ana)?.();
    await expect.poll(() => live().pictures, soon).toEqual([`${ana}.webp`, undefined]);
    await expect.poll(() => [...waiting.keys()], soon).toEqual([bo]);
    waiting.get(bo)?.();
    await expect
      .poll(live, soon)
      .toEqual({ title: 'Second', pictures: [`${ana}.webp`, `${bo}.webp`] });
    expect(content.current.fighters[1]?.imageAlt).toBe('A fighter');
    expect(content.problem).toBeUndefined();
  });

  it('is live when it takes a picture back, which is not made any more', async () => {
    const { edit, live, paths, pictures, waiting } = await serveSlowly();
    const [ana, bo] = paths;
    await edit('Both', paths.slice());
    await expect.poll(() => [...waiting.keys()], soon).toEqual([ana]);
    await edit('Ana alone', [ana]);
    await expect.poll(() => live().title, soon).toBe('Ana alone');

    waiting.get(ana)?.();
    await expect.poll(() => live().pictures, soon).toEqual([`${ana}.webp`, undefined]);
    expect(pictures.make).not.toHaveBeenCalledWith(bo);
  });

  it('stays live without a picture that turns out to be bad, of which one line is said', async () => {
    const { content, file, log, edit, live, paths, waiting } = await serveSlowly();
    const [ana, bo] = paths;
    await edit('First', paths.slice());
    await expect.poll(() => [...waiting.keys()], soon).toEqual([ana]);
    waiting.get(ana)?.(new PictureError('is no picture'));
    await expect.poll(() => [...waiting.keys()], soon).toEqual([bo]);
    waiting.get(bo)?.();
    const refused =
      'A picture is refused: new pictures wait until it is corrected, the rest is live:';
    const reported = `fighters[0] "Ana Cruz" imageUrl: ${ana} is no picture`;
    await expect.poll(() => content.problem, soon).toBe(`${refused} ${reported}`);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(`${refused} ${file}: ${reported}`);
    expect(live()).toEqual({
      title: 'First',
      pictures: ['/pictures/fighters/ana.webp', undefined],
    });

    await edit('', []);
    await expect
      .poll(() => content.problem, soon)
      .toMatch(/^The content is refused, an earlier state of it is served: /);
    expect(live().title).toBe('First');
  });
});

describe('content of a newer release', () => {
  /** Returns the league with what this release does not know: a list, and a field of a fighter. */
  function newerLeague() {
    const league = { sponsors: [], ...liveLeague() };
    Object.assign(league.fighters[0] ?? {}, { stance: 'southpaw' });
    return league;
  }
  const unknown = [
    'sponsors: is not a list that the league knows',
    'fighters[0] "Ana Cruz" stance: is not a field of this list',
  ];
  const leftOut = `Left out of what is served: ${unknown[0]} (and 1 more)`;

  it('is served without what is unknown where there is nothing else, and refused as an edit', async () => {
    const site = await createTestSite(newerLeague());
    const { origin, content, log } = await serve({ site });
    expect(await firstTitle(origin)).toBe('Live at last');
    expect(content.current.fighters[0]).toMatchObject({ name: 'Ana Cruz' });
    expect(content.current.fighters[0]).not.toHaveProperty('stance');
    expect(log.warn).toHaveBeenCalledWith(leftOut);
    expect(await textOfReadiness(origin)).toContain(`\n${leftOut}`);
    expect(await runLeague(['content', 'check'], {}, site.folder)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: [
        ...unknown,
        'is refused as an edit; a server that has nothing else to serve leaves this out',
        '',
      ]
        .map((line) => line && `db.json: ${line}`)
        .join('\n'),
    });

    await site.replace({ ...newerLeague(), events: [] });
    await expect
      .poll(() => log.warn, soon)
      .toHaveBeenLastCalledWith(expect.stringMatching(/^Content refused, .*sponsors/));
    expect(await firstTitle(origin)).toBe('Live at last');
    await site.replace(liveLeague('Known again'));
    await untilLive(origin, 'Known again');
    expect(await textOfReadiness(origin)).toBe('Ready');
  });

  it('is served likewise as the last good content, also to commands', async () => {
    const site = await createServedSite();
    await writeFile(lastGoodOf(site), JSON.stringify(newerLeague()));
    await site.replace('{');
    const { origin } = await serve({ site });
    expect(await firstTitle(origin)).toBe('Live at last');
    expect((await textOfReadiness(origin)).split('\n')).toEqual([
      'Ready',
      expect.stringMatching(/^The content is refused, /),
      leftOut,
    ]);
    const listed = await runLeague(['events', 'list'], {}, site.folder);
    expect(listed.stdout).toContain('Live at last');
  });

  it('is listed by commands where there is no last good content', async () => {
    const site = await createTestSite(newerLeague());
    const listed = await runLeague(['events', 'list'], {}, site.folder);
    expect(listed).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Live at last') as string,
      stderr: `db.json: ${unknown[0]} (and 1 more); used instead: what this release knows\n`,
    });
  });

  it('ends the start when it breaks another rule, too', async () => {
    const site = await createTestSite({ ...newerLeague(), music: 1 });
    await expect(serve({ site })).rejects.toThrow(`db.json: ${unknown[0]} (and 2 more)`);
  });
});

describe('the last good content', () => {
  const ways: [string, (site: TestSite) => Promise<void>, string][] = [
    [
      'is not JSON',
      ({ replace }) => replace('{\n"events": ['),
      'is not JSON at line 2, column 12: close bracket expected',
    ],
    ['breaks a rule', ({ replace }) => replace({}), 'fighters: is missing (and 3 more)'],
    ['is missing', ({ file }) => rm(file), 'there is no such file'],
    [
      'cannot be read',
      async ({ file }) => {
        await rm(file);
        await mkdir(file);
      },
      'cannot be read: it is no file',
    ],
  ];

  it.each(ways)('is served when the file %s at the start', async (_, spoil, reported) => {
    const site = await createServedSite();
    const { mtime } = await stat(lastGoodOf(site));
    await spoil(site);

    const { origin, log } = await serve({ site });
    expect(await firstTitle(origin)).toBe('Undated');
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      `Content refused, that of ${mtime.toISOString()} stays live: ${site.file}: ${reported}`,
    );
    expect(await textOfReadiness(origin)).toBe(
      `Ready\nThe content is refused, an earlier state of it is served: ${reported}`,
    );

    if (reported.startsWith('cannot be read')) await rm(site.file, { recursive: true });
    await site.replace(liveLeague());
    await untilLive(origin);
    expect(await textOfReadiness(origin)).toBe('Ready');
  });

  it('is that of the last valid edit', async () => {
    const site = await createTestSite();
    const first = await startServer({ site });
    await site.replace(liveLeague());
    await untilLive(first.origin);
    await site.replace('{');
    await first.stop();

    const second = await serve({ site });
    expect(await firstTitle(second.origin)).toBe('Live at last');
    expect(second.content.current.version).toBe(first.content.current.version);
  });

  it('gives way to a file that was edited while no server ran', async () => {
    const site = await createServedSite();
    await site.replace(liveLeague());
    const { origin, log } = await serve({ site });
    expect(await firstTitle(origin)).toBe('Live at last');
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('is private, and has no sign-up of the file', async () => {
    const site = await createServedSite();
    expect(await readFile(site.file, 'utf8')).toContain('secret@example.com');
    expect(await readFile(lastGoodOf(site), 'utf8')).not.toContain('secret@example.com');
    expect((await stat(lastGoodOf(site))).mode & 0o777).toBe(0o600);
    expect((await stat(dirname(lastGoodOf(site)))).mode & 0o777).toBe(0o700);
  });

  it('is ignored when it is damaged', async () => {
    const site = await createServedSite();
    await site.replace('{');
    await writeFile(lastGoodOf(site), '{"fighters": [');
    await expect(serve({ site })).rejects.toThrow('db.json: is not JSON at line 1, column 2');
  });

  it('is not needed: content is served, with one line in the log, when it cannot be stored', async () => {
    const site = await createTestSite();
    const log = createTestLog();
    const dataDir = join(site.folder, 'full');
    await writeFile(dataDir, '');
    const content = await openContent(site, dataDir, log, noPictures);
    onTestFinished(() => content.close());
    expect(content.current.fighters).toHaveLength(2);
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'ENOTDIR' }),
      `The last good content cannot be stored in ${dataDir}`,
    );
  });

  it('is served until a folder that was missing arrives, whose edits are then live', async () => {
    const site = await createServedSite();
    const folder = join(site.folder, 'mount');
    const file = join(folder, 'db.json');
    const content = await openContent(
      { file, pictureRoot: site.pictureRoot },
      join(site.folder, 'data'),
      createTestLog(),
      noPictures,
    );
    onTestFinished(() => content.close());
    expect(content.problem).toBe(
      'The content is refused, an earlier state of it is served: there is no such file',
    );

    await mkdir(folder);
    for (const title of ['First', 'Second']) {
      await writeFile(file, JSON.stringify(liveLeague(title)));
      await expect.poll(() => content.current.events[0]?.title, soon).toBe(title);
      expect(content.problem).toBeUndefined();
    }
  });
});
