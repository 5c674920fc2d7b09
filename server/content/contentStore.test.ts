import { watch, type FSWatcher } from 'chokidar';
import { open, readFile, rename, writeFile } from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import { sampleLeague } from '../testing/league';
import { serve } from '../testing/serve';
import { soon } from '../testing/soon';
import { readContent } from './readContent';

vi.mock('chokidar', { spy: true });

type League = ReturnType<typeof sampleLeague>;

/** Returns the league with its undated event live and renamed. */
function liveLeague(title = 'Live at last'): League {
  const league = sampleLeague();
  Object.assign(league.events[0] ?? {}, { title, status: 'live' });
  return league;
}

async function firstTitle(origin: string) {
  const events = (await (await fetch(`${origin}/api/events`)).json()) as { title: string }[];
  return events[0]?.title;
}

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
    await vi.waitFor(() => {
      expect(seen).toContain('Live at last');
    }, soon);
    done = true;
    await fans;

    expect([...seen]).toEqual(['Undated', 'Live at last']);
  });

  it('changes every read and the version together', async () => {
    const { origin, content, replace } = await serve();
    const before = content.current.version;
    const etagOf = async () => (await fetch(`${origin}/api/events/upcoming`)).headers.get('etag');
    const etag = await etagOf();

    await replace(liveLeague());
    await vi.waitFor(async () => {
      expect(await firstTitle(origin)).toBe('Live at last');
    }, soon);
    expect(content.current.version).not.toBe(before);
    expect(await etagOf()).not.toBe(etag);
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
      await vi.waitFor(async () => {
        expect(await firstTitle(origin)).toBe(`Save ${index}`);
      }, soon);
    }
  });

  it('is not read before it is completely written', async () => {
    const { origin, file, log } = await serve();
    const text = JSON.stringify(liveLeague());
    const handle = await open(file, 'w');
    await handle.write(text.slice(0, 500));
    await handle.sync();
    await handle.write(text.slice(500));
    await handle.close();

    await vi.waitFor(async () => {
      expect(await firstTitle(origin)).toBe('Live at last');
    }, soon);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('is rejected with one line when it breaks a rule, and the old content stays', async () => {
    const { origin, log, replace } = await serve();
    const broken = liveLeague();
    Object.assign(broken.fighters[0] ?? {}, { record: '1-1-1', nicknme: 'x' });

    await replace(broken);
    await vi.waitFor(() => {
      expect(log.warn).toHaveBeenCalled();
    }, soon);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^Edit refused.*db\.json: fighters\[0\] "Ana Cruz" .* \(and 1 more\)$/),
    );
    expect(await firstTitle(origin)).toBe('Undated');

    // The same error saved again is not logged again; the edit after it shows that the file was read.
    await replace(broken);
    await replace(liveLeague());
    await vi.waitFor(async () => {
      expect(await firstTitle(origin)).toBe('Live at last');
    }, soon);
    expect(log.warn).toHaveBeenCalledOnce();
  });

  it.each([
    ['{"fighters": [}', 'is not JSON at line 1, column 15: value expected'],
    ['{\r\n"fighters": [\r\n{} {}', 'is not JSON at line 3, column 4: comma expected'],
    ['{\n  "fighters": [],\n}', 'is not JSON at line 3, column 1: property name expected'],
    ['{\n  "music": "half', 'is not JSON at line 2, column 12: unexpected end of string'],
    ['{} // comment', 'is not JSON at line 1, column 4: invalid comment token'],
    ['', 'is not JSON at line 1, column 1: value expected'],
    ['[]', 'must be an object'],
  ])('that leaves %j is rejected: %s', async (text, reported) => {
    const { log, replace } = await serve();
    await replace(text);
    await vi.waitFor(() => {
      expect(log.warn).toHaveBeenCalledOnce();
    }, soon);
    expect(log.warn).toHaveBeenCalledWith(expect.stringContaining(`db.json: ${reported}`));
  });

  it('logs nothing when it changes nothing', async () => {
    const { origin, log, file, replace } = await serve();
    await replace(await readFile(file, 'utf8'));
    await replace(liveLeague());
    await vi.waitFor(async () => {
      expect(await firstTitle(origin)).toBe('Live at last');
    }, soon);
    expect(log.info).toHaveBeenCalledOnce();
  });
});

it('logs that edits may go unnoticed, and continues to serve', async () => {
  const { origin, log, file } = await serve();
  const error = new Error('too many open files');
  const watcher = vi.mocked(watch).mock.results.at(-1)?.value as FSWatcher;
  watcher.emit('error', error);
  expect(log.error).toHaveBeenCalledExactlyOnceWith(error, `Edits of ${file} may go unnoticed`);
  expect(await firstTitle(origin)).toBe('Undated');
});

it('distinguishes a missing file from an invalid one', async () => {
  await expect(readContent({ file: '/nowhere/db.json', pictureRoot: '/' })).rejects.toThrow(
    '/nowhere/db.json: there is no such file',
  );
});
