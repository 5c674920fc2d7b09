import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { modulesOf } from './startScript';

const chunk = (imports: string[], facadeModuleId?: string) =>
  ({ type: 'chunk', imports, facadeModuleId }) as unknown as Rolldown.OutputChunk;

it('a page starts each module after those it imports, the entry last, and no other', () => {
  const bundle: Rolldown.OutputBundle = {
    'assets/index.js': chunk(['assets/site.js', 'assets/react.js'], '/project/src/app/main.tsx'),
    'assets/react.js': chunk(['assets/runtime.js']),
    'assets/site.js': chunk(['assets/react.js']),
    'assets/runtime.js': chunk([]),
    'assets/page.js': chunk(['assets/site.js'], '/project/src/pages/home/HomePage.tsx'),
  };
  expect(modulesOf(bundle, 'src/app/main.tsx')).toEqual([
    '/assets/runtime.js',
    '/assets/react.js',
    '/assets/site.js',
    '/assets/index.js',
  ]);
});
