import { expect, test } from 'vitest';
import { tokenDeclarations } from './tokens';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx,css}', '!../**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** `--name: …` in a style, `'--name': …` in a `style` prop, or `setProperty('--name', …)`. */
const declaration = /(?<![\w-])(--[\w-]+)(?:['"]?\]?:|['"],)/g;

/** Excludes names built from parts (`var(--color-${…})`), which cannot be checked here. */
const use = /var\(\s*(--[\w-]+)\s*[,)]/g;

const names = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

test('every CSS variable a style uses is a token or set by a component', () => {
  const declared = new Set(
    [tokenDeclarations, ...Object.values(sources)].flatMap((text) => names(declaration, text)),
  );
  const unknown = Object.entries(sources).flatMap(([file, text]) =>
    names(use, text)
      .filter((name) => !declared.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
