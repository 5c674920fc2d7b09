import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { makeFonts } from './fonts';

const folder = await makeFonts();
const files = (await readdir(folder)).map((name) => path.join(folder, name));

/** Returns the names of a font's tables. */
async function tablesOf(file: string): Promise<string[]> {
  const font = await subsetFont(await readFile(file), 'Aa1', { targetFormat: 'sfnt' });
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) =>
    font.toString('latin1', 12 + 16 * index, 16 + 16 * index).trim(),
  );
}

test('the site has three fonts of at most 45 kB together', async () => {
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  expect(sizes).toHaveLength(3);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(45_000);
});

test.each(files.map((file) => [path.basename(file), file]))(
  '%s has no hints, and keeps its kerning, tabular figures and smoothing',
  async (_, file) => {
    const tables = await tablesOf(file);
    expect(tables).toEqual(expect.arrayContaining(['GPOS', 'GSUB', 'gasp']));
    expect(tables).toEqual(expect.not.arrayContaining(['fpgm']));
    expect(tables).toEqual(expect.not.arrayContaining(['prep']));
  },
);
