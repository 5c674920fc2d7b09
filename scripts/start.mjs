import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNode, ensureBuilt, ensureInstalled, root, SetupError } from './setup.mjs';

try {
  checkNode();
  ensureInstalled();
  ensureBuilt();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exit(1);
}

// The server runs in this process, so signals and the exit code need no forwarding.
process.chdir(root);
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);
