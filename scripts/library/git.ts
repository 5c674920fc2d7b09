import { execFileSync } from 'node:child_process';
import { root, SetupError } from '../setup.mjs';

/**
 * Runs git in the project's folder and returns what it prints.
 * @throws {SetupError} With the first line of git's own explanation, or when there is no git.
 */
export function git(...command: string[]): string {
  try {
    return execFileSync('git', command, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch (error) {
    const { stderr, message } = error as Error & { stderr: string | null };
    throw new SetupError((stderr ?? message).split('\n')[0]);
  }
}

/** Returns the commit of a revision, or undefined when there is none. */
export function commitOf(name: string): string | undefined {
  try {
    return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  } catch {
    return undefined;
  }
}
