import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listComponents } from './listComponents';
import { root as project } from './setup.mjs';

let root: string;

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'components-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const badgeStories = `import { Badge } from '../../src/components/primitives/Badge';
const topic = { title: 'A title of something else' };
const meta = { title: 'Primitives/Badge', component: Badge };`;

test('a component is listed with the first sentence of its comment', () => {
  write('stories/primitives/Badge.stories.tsx', badgeStories);
  write(
    'src/components/primitives/Badge.tsx',
    `/** Props. */
interface BadgeProps {}

/**
 * A word on a \`tone\` (spec §4): a status,
 * say. And more.
 */
export function Badge() {}`,
  );
  expect(listComponents(root)).toEqual([{ title: 'Primitives/Badge', about: 'A word on a tone.' }]);
});

test('a component without a comment is listed by its title alone', () => {
  write('stories/primitives/Badge.stories.tsx', badgeStories);
  write('src/components/primitives/Badge.tsx', 'export function Badge() {}');
  expect(listComponents(root)).toEqual([{ title: 'Primitives/Badge', about: '' }]);
});

test.each(['docs/Measure', 'screens/Home', 'pages/HomePage'])(
  '%s is not listed as a component',
  (file) => {
    write(`stories/${file}.stories.tsx`, badgeStories);
    expect(listComponents(root)).toEqual([]);
  },
);

test('every component has a description', () => {
  expect(listComponents(project).filter(({ about }) => about === '')).toEqual([]);
});
