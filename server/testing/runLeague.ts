import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { programFile } from './programs';

/** Starts the `league` command as a separate process, with these variables and no others. */
export function launchLeague(
  args: readonly string[],
  environment: Record<string, string> = {},
  cwd?: string,
) {
  return spawn(process.execPath, [programFile('league'), ...args], {
    cwd,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs the `league` command until it ends. */
export async function runLeague(...launched: Parameters<typeof launchLeague>) {
  const child = launchLeague(...launched);
  const [stdout, stderr] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code: child.exitCode, stdout, stderr };
}
