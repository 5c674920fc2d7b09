import { copyFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './setup.mjs';

// json-server writes POST requests to its file, so it gets a copy, which is created anew at each start.
const copy = join(root, '.cache', 'api', 'db.json');
mkdirSync(dirname(copy), { recursive: true });
copyFileSync(join(root, 'db.json'), copy);

const extra = process.argv.slice(2);
const hasPort = extra.some((argument) => /^(--port|-p)(=|$)/.test(argument));
const port = hasPort ? [] : ['--port', '3001'];
process.argv.splice(
  2,
  extra.length,
  copy,
  '--routes',
  join(root, 'routes.json'),
  ...port,
  ...extra,
);
createRequire(import.meta.url)('json-server/lib/cli/bin.js');
