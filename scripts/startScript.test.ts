import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { modulesOf, pageModulesOf } from './startScript';

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

it('each page names the modules that it needs beside those of the entry, by its route', () => {
  const home = '/project/src/pages/home/HomePage.tsx';
  const payPerView = '/project/src/pages/payPerView/PayPerViewPage.tsx';
  const bundle: Rolldown.OutputBundle = {
    'assets/site.js': chunk([]),
    'assets/fields.js': chunk(['assets/site.js']),
    'assets/home.js': chunk(['assets/site.js'], home),
    'assets/ppv.js': chunk(['assets/site.js', 'assets/fields.js'], payPerView),
  };
  expect(pageModulesOf(bundle, ['/assets/site.js'])).toEqual({
    home: ['/assets/home.js'],
    payPerView: ['/assets/fields.js', '/assets/ppv.js'],
  });
});
