import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { expect, it } from 'vitest';
import { BUILD_INPUTS, root } from './setup.mjs';

it('the build hash changes with every file that the site or its server imports', () => {
  const files = ['src', 'server'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => join(root, folder, file)),
  );
  const imported = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) =>
      relative(root, join(dirname(file), path)),
    ),
  );
  expect(imported).toContain('routes.json');
  const isInput = (path: string) =>
    BUILD_INPUTS.some((input) => path === input || path.startsWith(input + sep));
  expect(imported.filter((path) => !isInput(path))).toEqual([]);
});
