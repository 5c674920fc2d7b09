import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findUnshown } from './stories';

let root: string;

function write(file: string, text = '') {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'stories-'));
  write('src/components/primitives/Badge.tsx');
  write('src/components/primitives/Badge.test.tsx');
  write('src/pages/home/HomeView.tsx');
  write('src/pages/home/HomePage.tsx');
  write(
    'stories/primitives/Badge.stories.tsx',
    [
      "import { Badge } from '../../src/components/primitives/Badge';",
      'const meta = { component: Badge };',
    ].join('\n'),
  );
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

test('only components and views without a story are reported', () => {
  write('src/components/fighters/FighterCard.tsx');
  expect(findUnshown(root)).toEqual([
    'src/components/fighters/FighterCard.tsx',
    'src/pages/home/HomeView.tsx',
  ]);
});

test('a component that a story only uses still needs its own', () => {
  write(
    'stories/home/HomeView.stories.tsx',
    [
      "import { HomeView } from '../../src/pages/home/HomeView';",
      "import { Grid } from '../../src/components/layout/Grid';",
      'const meta = { component: HomeView };',
    ].join('\n'),
  );
  write('src/components/layout/Grid.tsx');
  expect(findUnshown(root)).toEqual(['src/components/layout/Grid.tsx']);
});

test('subcomponents count as shown with their component', () => {
  write('src/components/primitives/BadgeDot.tsx');
  write(
    'stories/home/HomeView.stories.tsx',
    [
      "import { BadgeDot } from '../../src/components/primitives/BadgeDot';",
      "import { HomeView } from '../../src/pages/home/HomeView';",
      'const meta = { component: HomeView, subcomponents: { BadgeDot } };',
    ].join('\n'),
  );
  expect(findUnshown(root)).toEqual([]);
});
