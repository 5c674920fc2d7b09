import { vi } from 'vitest';
import { runCommand } from '../cli/runCommand';

/**
 * Starts the `league` command in this process, with these variables only. It has the process's output and exit code, so
 * one runs at a time.
 */
export function startLeague(
  args: readonly string[],
  variables: Record<string, string> = {},
  cwd = process.cwd(),
) {
  const written = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      written[name] += String(text);
      return true;
    }),
  );
  const before = process.cwd();
  process.chdir(cwd);
  const ended = runCommand(args, variables)
    .then(() => ({ code: Number(process.exitCode ?? 0), ...written }))
    .finally(() => {
      process.chdir(before);
      process.exitCode = undefined;
      for (const spy of spies) spy.mockRestore();
    });
  return { written, ended };
}

/** Runs the command as {@link startLeague} does until it ends, and leaves out its line on where its files are. */
export async function runLeague(...launched: Parameters<typeof startLeague>) {
  const result = await startLeague(...launched).ended;
  return { ...result, stderr: result.stderr.replace(/^Content: .*\n/, '') };
}
