/**
 * Shows how a change affects the appearance of the library: it takes a picture of every story before and after, and writes
 * a report of the differences. It exits with 0 when there are none.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { root } from '../setup.mjs';
import { buildCommit, buildLibrary } from './buildLibrary';
import { readEntries } from './readEntries';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/**
 * Returns the commit to compare with: on a branch where it left `main`; on `main` itself the last one, or the one before
 * when nothing has changed since.
 */
function findBase(): string {
  const head = git('rev-parse', 'HEAD');
  const base = git('merge-base', 'HEAD', 'main');
  if (base !== head) return base;
  return git('rev-parse', git('status', '--porcelain') === '' ? 'HEAD~1' : 'HEAD');
}

const program = new Command('visual')
  .description('Compares the pictures of all stories before and after a change.')
  .argument('[ref]', 'what to compare with (default: where the branch left main)')
  .option('--only <text>', 'only the stories with this in their id')
  .parse();
const [ref] = program.args;
const { only = '' } = program.opts<{ only?: string }>();

const commit = ref === undefined ? findBase() : git('rev-parse', '--verify', `${ref}^{commit}`);
console.log(
  `Before: ${git('log', '-1', '--format=%h %s', commit)}\nAfter: the files as they are now`,
);
const before = buildCommit(commit);
const after = path.join(root, '.cache', 'library', 'working-tree');
buildLibrary(root, after);

const pictures = path.join(root, '.cache', 'visual', commit);
const report = path.join(root, '.cache', 'visual', 'report');

/** Runs `visual.spec.ts` on a library, and returns whether each story looks as its picture does. */
function run(library: string, ...options: string[]): boolean {
  const config = path.join(import.meta.dirname, 'playwright.config.ts');
  const { status } = spawnSync(
    path.join(root, 'node_modules', '.bin', 'playwright'),
    ['test', '--config', config, '--project=visual', ...options],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        LIBRARY: library,
        PICTURES: pictures,
        ONLY: only,
        PLAYWRIGHT_HTML_OUTPUT_DIR: report,
        PLAYWRIGHT_HTML_OPEN: 'never',
      },
    },
  );
  return status === 0;
}

// The pictures of a commit are taken once.
const complete = path.join(pictures, 'complete');
if (!existsSync(complete)) {
  const isTaken = run(before, '--update-snapshots=all', '--reporter=line');
  if (isTaken && only === '') writeFileSync(complete, '');
}
const isSame = run(after, '--update-snapshots=none', '--reporter=line,html');

const kept = new Set(readEntries(after).map(({ id }) => id));
const deleted = readEntries(before).filter(({ id }) => id.includes(only) && !kept.has(id));
for (const { id } of deleted) console.log(`Deleted: ${id}`);
console.log(`Report: ${path.relative(process.cwd(), path.join(report, 'index.html'))}`);
process.exitCode = isSame && deleted.length === 0 ? 0 : 1;
