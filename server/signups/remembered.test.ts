import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFolderLocation } from '../testing/testDatabase';
import { lineOf, readRemembered, remember, rememberedFile, type Remembered } from './remembered';

const who = 'aBcDeF_-.0123456789abcdefghij-_';
const at = '2026-11-22T10:00:00.000Z';
const entries: Remembered[] = [
  { at, what: 'erased', who },
  { at, what: 'erased', who: 'everybody' },
  { at, what: 'unsubscribed', who },
  {
    at,
    what: 'mailed',
    who,
    eventId: 'night',
    topic: 'link',
    content: 'https://watch.example/a?b=%20',
  },
];

/** Reads a file, and what is reported of it. */
async function read(file: string) {
  const problems: string[] = [];
  return { entries: await readRemembered(file, (problem) => problems.push(problem)), problems };
}

describe('the file of what outlives a restore', () => {
  it('is for its owner only, and has what was added', async () => {
    const { dataDir } = await createFolderLocation();
    const file = rememberedFile(join(dataDir, 'new'));
    expect(await read(file)).toEqual({ entries: [], problems: [] });
    for (const entry of entries) await remember(file, [entry]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await read(file)).toEqual({ entries, problems: [] });
    expect(await readFile(file, 'utf8')).toContain(
      `${at} mailed night link https://watch.example/a?b=%20 ${who}\n`,
    );
  });

  it.each(entries)(
    'forgets nobody but who was $what when that line is cut off or damaged, and says which line it is',
    async (entry) => {
      const { dataDir } = await createFolderLocation();
      const file = rememberedFile(dataDir);
      const line = lineOf(entry);
      for (let length = 1; length < line.length; length += 1) {
        await writeFile(file, `${lineOf(entries[0] ?? entry)}\r\n\n${line.slice(0, length)}`);
        await remember(file, entries);
        const { entries: known, problems } = await read(file);
        expect(known).toEqual([entries[0], ...entries]);
        expect(problems).toEqual([
          `${file}, line 3: is damaged and left out: put it in order by a copy of the file, or remove it`,
        ]);
      }
      await writeFile(file, line);
      expect(await read(file)).toEqual({ entries: [entry], problems: [] });
    },
  );
});
