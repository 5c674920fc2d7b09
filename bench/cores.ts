import { spawnSync } from 'node:child_process';

/**
 * The processor cores of the servers and of the load generator: the first and the last that this process may use, so
 * that two threads of one core are not taken for two. Empty where there is no `taskset`, or one core only.
 */
const cores = findCores();

/** Says where the servers and the load generator run. */
export const whereItRuns = cores
  ? `servers on core ${cores.server}, the load generator on core ${cores.load}`
  : 'not pinned to cores, which takes Linux, taskset and two cores';

/** Returns a command that runs on one core. */
export function pin(command: readonly string[], what: 'server' | 'load'): readonly string[] {
  return cores ? ['taskset', '--cpu-list', String(cores[what]), ...command] : command;
}

function findCores(): { server: number; load: number } | undefined {
  const { error, stdout } = spawnSync('taskset', ['-pc', String(process.pid)], {
    encoding: 'utf8',
  });
  if (error) return undefined;
  // Such as "pid 42's current affinity list: 0-3,8".
  const numbers = (/[\d,-]+$/.exec(stdout.trim())?.[0] ?? '').split(/[,-]/).map(Number);
  const [server, load] = [numbers[0], numbers.at(-1)];
  if (server === undefined || load === undefined || server === load) return undefined;
  return { server, load };
}
