import { appendFile, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFolderPlace } from '../testing/places';
import { lineOf, readRemembered, remember, rememberedFile, type Remembered } from './remembered';

const who = 'aBcDeF_-.0123456789abcdefghij-_';
const at = '2026-11-22T10:00:00.000Z';
const entries: Remembered[] = [
  { at, what: 'erased', who },
  { at, what: 'erased', who: 'everybody' },
  { at, what: 'unsubscribed', who },
  { at, what: 'mailed', who, eventId: 'night', link: 'https://watch.example/a?b=%20' },
];

describe('the file of what outlives a restore', () => {
  it('is for its owner only, and has what was added', async () => {
    const { dataDir } = await createFolderPlace();
    const file = rememberedFile(join(dataDir, 'new'));
    expect(await readRemembered(file)).toEqual([]);
    for (const entry of entries) await remember(file, [entry]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readRemembered(file)).toEqual(entries);
    expect(await readFile(file, 'utf8')).toContain(
      `${at} mailed ${who} night https://watch.example/a?b=%20\n`,
    );
  });

  it.each(entries)(
    'names a damaged line of who was $what, since somebody may be missing',
    async (entry) => {
      const { dataDir } = await createFolderPlace();
      const file = rememberedFile(dataDir);
      await writeFile(file, `${lineOf(entry)}\r\n\n`);
      expect(await readRemembered(file)).toEqual([entry]);
      await appendFile(file, `${lineOf(entry).replace(/ [\w-]+/, '')}\n`);
      await expect(readRemembered(file)).rejects.toThrow('remembered.txt, line 3: is damaged');
    },
  );
});
