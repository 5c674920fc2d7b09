import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '..');
const packages = path.join(root, 'node_modules');
const cache = path.join(root, '.cache/fonts');

/** A font file by its package, as `src/theme/fonts.css` names it. */
const fontFile = /@fontsource\/[\w-]+\/files\/[\w-]+\.woff2/g;

/** The subset of a font file: `latin-ext` of `barlow-latin-ext-400-normal.woff2`. */
const subsetName = /(?:vietnamese|latin(?:-ext)?)(?=-\d+-normal\.woff2$)/;

/** The file of every `@fontsource` package that says which characters each of its subsets has. */
const rangesFile = 'unicode.json';

/** Returns the characters of ranges such as `U+0000-00FF,U+0131`. */
function charactersOf(ranges: string): string {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first = NaN, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((code) => parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) =>
        String.fromCodePoint(first + index),
      );
    })
    .join('');
}

/** Returns a font without its hints, with all characters of its subset. */
async function removeHints(file: string): Promise<Buffer> {
  const original = path.join(packages, file);
  const ranges = JSON.parse(
    await readFile(path.join(path.dirname(original), '..', rangesFile), 'utf8'),
  ) as Record<string, string>;
  const [subset = ''] = subsetName.exec(file) ?? [];
  return subsetFont(await readFile(original), charactersOf(ranges[subset] ?? ''), {
    targetFormat: 'woff2',
    noHinting: true,
  });
}

/** Makes the fonts that the site uses unless the cache has them. Returns their folder. */
export async function makeFonts(): Promise<string> {
  const sheet = await readFile(path.join(root, 'src/theme/fonts.css'), 'utf8');
  const files = [...new Set(sheet.match(fontFile))];
  const hash = createHash('sha256').update(await readFile(import.meta.filename));
  for (const file of files) hash.update(await readFile(path.join(packages, file)));
  const folder = path.join(cache, hash.digest('hex').slice(0, 12));
  if (existsSync(folder)) return folder;

  await mkdir(cache, { recursive: true });
  const unfinished = await mkdtemp(path.join(cache, 'unfinished-'));
  await Promise.all(
    files.map(async (file) => {
      await writeFile(path.join(unfinished, path.basename(file)), await removeHints(file));
    }),
  );
  // Another process may have made the same meanwhile.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
  return folder;
}

/**
 * Replaces the fonts of the `@fontsource` packages by copies without hints, which are a third smaller. Only Windows uses
 * hints, and only their vertical ones (docs/decisions/021).
 */
export function unhintedFonts(): Plugin {
  return {
    name: 'unhinted-fonts',
    async config() {
      const find = /^@fontsource\/[\w-]+\/files(?=\/[\w-]+\.woff2)/;
      return {
        resolve: { alias: [{ find, replacement: await makeFonts() }] },
        // A small one within the style sheet would be loaded by every page.
        build: {
          assetsInlineLimit: (file: string) => (file.endsWith('.woff2') ? false : undefined),
        },
      };
    },
  };
}
