import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { expect, it } from 'vitest';
import { BUILD_INPUTS, causeOf, checkNode, root } from './setup.mjs';

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

it.each(['20.19.0', '20.20.2', '22.13.0', '24.0.0', '25.1.0'])('Node %s is accepted', (version) => {
  expect(() => {
    checkNode(version);
  }).not.toThrow();
});

it.each(['18.20.0', '20.18.3', '21.7.3', '22.12.0', '23.11.0'])(
  'Node %s, which a package refuses, is refused in one line',
  (version) => {
    expect(() => {
      checkNode(version);
    }).toThrow(`Node ^20.19 or ^22.13 or >=24 is needed; this is ${version}.`);
  },
);

it.each([
  [
    'a build',
    '✗ Build failed in 94ms\nerror during build:\nBuild failed with 1 error:\n\n[plugin pwa:build]\nError: Build failed with 1 error:\n\n\u001B[31m[builtin:vite-transform] \u001B[0mUnexpected token\n',
    '[builtin:vite-transform] Unexpected token',
  ],
  [
    'an installation',
    'npm warn deprecated\nnpm error code EUSAGE\nnpm error\nnpm error `npm ci` needs a lockfile\nnpm error\nnpm error usage\n',
    '`npm ci` needs a lockfile',
  ],
  ['another command', 'Started.\nTypeError: x\n', 'TypeError: x'],
  ['what says nothing', 'Stopped.\n', ''],
])('the cause is taken from the output of %s', (_, output, cause) => {
  expect(causeOf(output)).toBe(cause);
});
