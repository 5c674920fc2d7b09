import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const documents = execFileSync('git', ['ls-files', '*.md', '*.mdx'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && file !== 'CHANGELOG.md');

/** A file of the project, from its root. */
const named = /`((?:\.storybook|bench|docs|e2e|scripts|server|src|stories)\/[\w./-]+\.[a-z]+)`/g;

/** What CONTRIBUTING makes for an example. */
const isExample = (file: string) => /champions|Champions|FighterStance/.test(file);

test.each(documents)('the files that %s names exist', (document) => {
  const files = [...readFileSync(document, 'utf8').matchAll(named)].map(([, file = '']) => file);
  const missing = files.filter((file) => !isExample(file) && !existsSync(file));
  expect(missing).toEqual([]);
});
