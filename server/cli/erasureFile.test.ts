import { appendFile, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFolderPlace } from '../testing/places';
import { appendErasures, erasureFile, readErasures } from './erasureFile';

describe('the file of erasures', () => {
  const erasure = { who: 'aBcDeF_-.0123456789abcdefghij-_', before: '2026-11-22T10:00:00.000Z' };
  const everybody = { who: 'everybody', before: '2026-01-01T00:00:00.000Z' };

  it('is for its owner only, and has each erasure once', async () => {
    const { dataDir } = await createFolderPlace();
    const file = erasureFile(join(dataDir, 'new'));
    await appendErasures(file, [erasure]);
    await appendErasures(file, [erasure, everybody]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file, 'utf8')).toBe(
      `${erasure.before} ${erasure.who}\n${everybody.before} everybody\n`,
    );
    expect(await readErasures(file)).toEqual([erasure, everybody]);
  });

  it('names a damaged line, since somebody may be missing', async () => {
    const { dataDir } = await createFolderPlace();
    const file = erasureFile(dataDir);
    await writeFile(file, `${erasure.before} ${erasure.who}\r\n\n`);
    expect(await readErasures(file)).toEqual([erasure]);
    await appendFile(file, `${erasure.before} ${erasure.who.slice(1)}\n`);
    await expect(readErasures(file)).rejects.toThrow('erasures.txt, line 3: is damaged');
    await expect(readErasures(join(dataDir, 'none.txt'))).rejects.toThrow('no such file');
  });
});
