import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { fontRanges } from '../server/content/missingLetters';

const folder = 'src/theme/fonts';
const files = (await readdir(folder))
  .filter((name) => name.endsWith('.woff2'))
  .map((name) => path.join(folder, name));

/** Returns the names of a font's tables. */
async function tablesOf(file: string): Promise<string[]> {
  const font = await subsetFont(await readFile(file), 'Aa1', { targetFormat: 'sfnt' });
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) =>
    font.toString('latin1', 12 + 16 * index, 16 + 16 * index).trim(),
  );
}

/** Returns the code points of a font, from the segments of its `cmap` (format 4 of OpenType). */
async function codePointsOf(file: string): Promise<number[]> {
  const everything = Array.from({ length: 0xd800 }, (_, code) => String.fromCodePoint(code));
  const font = await subsetFont(await readFile(file), everything.join(''), {
    targetFormat: 'sfnt',
  });
  const record = font.indexOf('cmap', 12, 'latin1');
  const table = font.readUInt32BE(record + 8);
  const format4 = table + font.readUInt32BE(table + 8);
  expect(font.readUInt16BE(format4)).toBe(4);
  const size = font.readUInt16BE(format4 + 6);
  return Array.from({ length: size / 2 - 1 }, (_, segment) => {
    const end = font.readUInt16BE(format4 + 14 + 2 * segment);
    const start = font.readUInt16BE(format4 + 16 + size + 2 * segment);
    return Array.from({ length: end - start + 1 }, (_, index) => start + index);
  }).flat();
}

test('the site has three Latin fonts of at most 45 kB together', async () => {
  const latin = files.filter((file) => /-latin-\d/.test(file));
  const sizes = await Promise.all(latin.map(async (file) => (await stat(file)).size));
  expect(sizes).toHaveLength(3);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(45_000);
});

test('each font has its subset’s letters, for which alone a browser loads it', async () => {
  const sheet = await readFile('src/theme/fonts.css', 'utf8');
  const ranges = JSON.parse(
    await readFile('node_modules/@fontsource/barlow/unicode.json', 'utf8'),
  ) as Record<string, string>;
  const faces = [
    ...sheet.matchAll(/(vietnamese|latin(?:-ext)?)-\d+-normal[^}]+unicode-range:([^;]+)/g),
  ];
  expect(faces).toHaveLength(9);
  for (const [, subset = '', range = ''] of faces) {
    expect(range.replaceAll(/\s/g, '')).toBe(ranges[subset]);
  }
});

test.each(['barlow-\\D+-400', 'barlow-\\D+-600', 'barlow-condensed'])(
  'the check of the content knows the letters of %s',
  async (face) => {
    const ofFace = files.filter((file) => new RegExp(`/${face}`).test(file));
    const codes = new Set((await Promise.all(ofFace.map(codePointsOf))).flat());
    const known = fontRanges.split(',').flatMap((range) => {
      const [first = NaN, last = first] = range.split('-').map((code) => parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    });
    expect([...codes].filter((code) => code >= 0x20).sort((a, b) => a - b)).toEqual(known);
  },
);

test.each(files.map((file) => [path.basename(file), file]))(
  '%s has no hints, and keeps its kerning, tabular figures and smoothing',
  async (_, file) => {
    const tables = await tablesOf(file);
    expect(tables).toEqual(expect.arrayContaining(['GPOS', 'GSUB', 'gasp']));
    expect(tables).toEqual(expect.not.arrayContaining(['fpgm']));
    expect(tables).toEqual(expect.not.arrayContaining(['prep']));
  },
);
