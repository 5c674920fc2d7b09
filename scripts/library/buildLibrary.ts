import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup.mjs';

/** The folder of built libraries, with one folder per commit. */
const libraries = path.join(root, '.cache', 'library');

const shown: ExecFileSyncOptions = { stdio: 'inherit', shell: process.platform === 'win32' };

/**
 * Builds the library of a source tree.
 * @param source The project's folder, of any commit.
 * @param folder Where the library's files go.
 * @param further Further options of `storybook build`.
 */
export function buildLibrary(source: string, folder: string, further: string[] = []): void {
  rmSync(folder, { recursive: true, force: true });
  const storybook = path.join(source, 'node_modules', '.bin', 'storybook');
  const options = ['build', '--quiet', '--loglevel', 'warn', '--output-dir', folder, ...further];
  execFileSync(storybook, options, { ...shown, cwd: source });
}

const lockfile = (source: string) => readFileSync(path.join(source, 'package-lock.json'), 'utf8');

/** Returns the folder of a commit's library, and builds it unless it is there already. */
export function buildCommit(commit: string): string {
  const folder = path.join(libraries, commit);
  if (existsSync(folder)) return folder;
  mkdirSync(libraries, { recursive: true });
  const source = path.join(libraries, `${commit}-source`);
  const git = (...args: string[]) => execFileSync('git', ['worktree', ...args], { cwd: root });
  // What an interrupted build has left.
  rmSync(source, { recursive: true, force: true });
  git('add', '--force', '--force', '--detach', source, commit);
  try {
    if (lockfile(source) === lockfile(root)) {
      symlinkSync(path.join(root, 'node_modules'), path.join(source, 'node_modules'), 'junction');
    } else {
      execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { ...shown, cwd: source });
    }
    // An interrupted build must not count as a library.
    buildLibrary(source, `${folder}-unfinished`);
    renameSync(`${folder}-unfinished`, folder);
  } finally {
    git('remove', '--force', source);
  }
  return folder;
}
