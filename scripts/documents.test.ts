import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { expect, test } from 'vitest';

const documents = execFileSync('git', ['ls-files', '*.md', '*.mdx'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && file !== 'CHANGELOG.md');

/** A file of the project, from its root. */
const named = /`((?:\.storybook|bench|docs|e2e|scripts|server|src|stories)\/[\w./-]+\.[a-z]+)`/g;

/** A file that a command of a guide writes here, and not by a full path. */
const written = /(?:--mobiles|--output|\bbackup|tar -czf) ([\w-]+\.[a-z]+)/g;

test('git ignores the files that the guides tell people to write, which may be personal data', () => {
  const ignored = readFileSync('.gitignore', 'utf8').split('\n');
  const files = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(written)].map(([, file = '']) => file),
  );
  expect(files).toContain('registrations.csv');
  const isIgnored = (file: string) => ignored.includes(`*${extname(file)}`);
  expect(files.filter((file) => !isIgnored(file))).toEqual([]);
});

/** What CONTRIBUTING makes for an example. */
const isExample = (file: string) => /champions|Champions|FighterStance|belt/.test(file);

test.each(documents)('the files that %s names exist', (document) => {
  const files = [...readFileSync(document, 'utf8').matchAll(named)].map(([, file = '']) => file);
  const missing = files.filter((file) => !isExample(file) && !existsSync(file));
  expect(missing).toEqual([]);
});
