import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root, SetupError } from '../setup.mjs';
import { git } from './git';

/** The folder of built libraries, with one folder per commit. */
const libraries = path.join(root, '.cache', 'library');

const isWindows = process.platform === 'win32';

/**
 * Runs a command and shows its output only if it fails.
 * @throws {SetupError} With the end of the output.
 */
function run(what: string, cwd: string, program: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    shell: isWindows,
  });
  if (status === 0) return;
  const lastLines = `${stdout}${stderr}`.trim().split('\n').slice(-15).join('\n');
  throw new SetupError(`${what} failed:\n${lastLines}`);
}

/**
 * Builds the library of a source tree.
 * @param source The project's folder, of any commit.
 * @param folder Where the library's files go.
 * @throws {SetupError} When it cannot be built.
 */
export function buildLibrary(source: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const storybook = path.join(source, 'node_modules', '.bin', 'storybook');
  run('Building the library', source, storybook, 'build', '--quiet', '--output-dir', folder);
}

/** Builds the library of the files as they are now, and returns its folder. */
export function buildWorkingTree(): string {
  const folder = path.join(libraries, 'working-tree');
  buildLibrary(root, folder);
  return folder;
}

const lockfile = (source: string) => readFileSync(path.join(source, 'package-lock.json'), 'utf8');

/**
 * Returns the folder of a commit's library, and builds it unless it is there already.
 * @throws {SetupError} When it cannot be built.
 */
export function buildCommit(commit: string): string {
  const folder = path.join(libraries, commit);
  if (existsSync(folder)) return folder;
  mkdirSync(libraries, { recursive: true });
  const source = path.join(libraries, `${commit}-source`);
  // What an interrupted build has left.
  rmSync(source, { recursive: true, force: true });
  git('worktree', 'add', '--force', '--force', '--detach', source, commit);
  try {
    if (lockfile(source) === lockfile(root)) {
      symlinkSync(path.join(root, 'node_modules'), path.join(source, 'node_modules'), 'junction');
    } else {
      run('Installing its packages', source, 'npm', 'ci', '--no-audit', '--no-fund');
    }
    // An interrupted build must not count as a library.
    buildLibrary(source, `${folder}-unfinished`);
    renameSync(`${folder}-unfinished`, folder);
  } finally {
    git('worktree', 'remove', '--force', source);
  }
  return folder;
}
