import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNode, ensureBuilt, ensureInstalled, root, SetupError } from './setup.mjs';

/** The shell in which npm runs this script, or npm itself. */
const parent = process.ppid;

try {
  checkNode();
  ensureInstalled();
  ensureBuilt();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exit(1);
}

// npm sends a signal to its shell, and Debian's ends without passing it on. So the server ends when the shell has.
if (process.env.npm_lifecycle_event !== undefined) setInterval(endWithParent, 250).unref();

// The server runs in this process, so other signals and the exit code need no forwarding.
process.chdir(root);
await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);

/** Ends the server if its parent process has ended, and works on Windows too, where a parent's id never changes. */
function endWithParent() {
  try {
    process.kill(parent, 0);
  } catch {
    process.emit('SIGTERM');
  }
}
