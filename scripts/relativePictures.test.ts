import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import type * as Pictures from '../src/pictures/pictures';
import { relativePictures } from './relativePictures';

const root = path.dirname(import.meta.dirname);

test('the library refers to its pictures by relative paths, in every width', async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    root,
    plugins: [relativePictures()],
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: 'src/pictures/pictures.ts', formats: ['es'] },
    },
  }).then((builds) => [builds].flat()[0])) as Rolldown.RolldownOutput;
  const { defaultPictures, pictureSources } = (await import(
    `data:text/javascript,${encodeURIComponent(output[0].code)}`
  )) as typeof Pictures;

  expect(defaultPictures.fighter).toBe('./pictures/fighters/default.webp');
  expect(pictureSources(defaultPictures.fighter)?.avif).toMatch(
    /^\.\/pictures\/fighters\/default-240\.avif 240w, /,
  );
});
