/**
 * Makes the files of `src/theme/fonts` from the `@fontsource` packages: `npm run fonts`, after an update of those. Without
 * hints they are a third smaller; only Windows uses hints, and only their vertical ones (docs/decisions/021).
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { root } from './setup.mjs';

const faces = [
  ['barlow', 400],
  ['barlow', 600],
  ['barlow-condensed', 800],
] as const;

/** Returns the characters of ranges such as `U+0000-00FF,U+0131`. */
function charactersOf(ranges: string): string {
  const characters = ranges.split(',').flatMap((range) => {
    const [first = NaN, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((code) => parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...characters);
}

for (const [name, weight] of faces) {
  const folder = path.join(root, 'node_modules/@fontsource', name);
  const unicode = await readFile(path.join(folder, 'unicode.json'), 'utf8');
  const ranges = JSON.parse(unicode) as Record<string, string>;
  for (const subset of ['latin', 'latin-ext', 'vietnamese']) {
    const file = `${name}-${subset}-${weight}-normal.woff2`;
    const original = await readFile(path.join(folder, 'files', file));
    const options = { targetFormat: 'woff2', noHinting: true } as const;
    const font = await subsetFont(original, charactersOf(ranges[subset] ?? ''), options);
    await writeFile(path.join(root, 'src/theme/fonts', file), font);
  }
}
