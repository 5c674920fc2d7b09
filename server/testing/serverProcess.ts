import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { variableNames } from '../environment';

/** A server in a process of its own. */
export interface ServerProcess {
  origin: string;
  pid: number;
  /** Ends it, and resolves when it has: only then may another use its folder or its port. */
  stop: () => Promise<void>;
}

/** How a server is started. */
export interface ServerLaunch {
  /** A program and its arguments. */
  command: readonly string[];
  /** The port of this machine that it listens on, once it has started. */
  port: number;
  cwd?: string | undefined;
  env?: NodeJS.ProcessEnv;
}

/** Leaves nothing of the real site that the shell may be set up for: an empty variable counts as not set. */
export const noSettings = Object.fromEntries(variableNames.map((name) => [name, '']));

/** How long a server may take until it responds, in milliseconds. */
const startTime = 60_000;

/** Starts a server, and resolves when it responds. */
export async function startServer(launch: ServerLaunch): Promise<ServerProcess> {
  const { command, port, cwd, env } = launch;
  const [program = '', ...args] = command;
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] });
  const exit = once(child, 'exit');
  const errors = text(child.stderr);
  const stop = async () => {
    child.kill();
    await exit;
  };
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + startTime;
  while (child.exitCode === null && child.signalCode === null) {
    // No cache stores the response to this method.
    const response = await fetch(origin, { method: 'OPTIONS' }).catch(() => undefined);
    await response?.body?.cancel();
    if (response) return { origin, pid: child.pid ?? NaN, stop };
    if (Date.now() > deadline) await stop();
    else await wait(50);
  }
  throw new Error(`${command.join(' ')} does not start: ${await errors}`);
}

/** Returns a port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
