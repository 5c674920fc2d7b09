import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestSite } from '../testing/league';
import { launch, signUp } from './launch';

const calls = 'openat,close,pwrite64,write,writev,sendto,fsync,fdatasync';

describe('a sign-up', { timeout: 60_000 }, () => {
  it('is acknowledged after the disk has confirmed it, and not before', async ({ skip }) => {
    skip(spawnSync('strace', ['-V']).error !== undefined, 'watching the system calls takes strace');
    const site = await createTestSite();
    const { child, origin } = await launch(site);
    // The tables are there, and the files are open.
    expect((await signUp(origin)).status).toBe(201);

    const output = join(site.folder, 'calls');
    const options = ['-f', '-yy', '-e', `trace=${calls}`, '-o', output, '-p', String(child.pid)];
    const strace = spawn('strace', options, { stdio: ['ignore', 'ignore', 'pipe'] });
    onTestFinished(() => void strace.kill());
    await once(strace.stderr, 'data');
    for (let round = 0; round < 3; round += 1) expect((await signUp(origin)).status).toBe(201);
    const ended = once(strace, 'exit');
    strace.kill('SIGINT');
    await ended;

    const steps = stepsOf(await readFile(output, 'utf8'));
    expect(steps).toEqual(Array.from({ length: 3 }, () => ['written', 'synced', '201']).flat());
  });
});

/** Returns when the log of the database was written and synced, and when a 201 was sent; repetitions are one step. */
function stepsOf(trace: string): string[] {
  const steps: string[] = [];
  /** Threads whose sync has begun. */
  const syncing = new Set<string>();
  for (const line of trace.split('\n')) {
    const thread = line.split(' ')[0] ?? '';
    let step: string | undefined;
    if (/pwrite64\(.*redline\.db-wal/.test(line)) step = 'written';
    if (/f(data)?sync\(.*redline\.db-wal/.test(line)) {
      if (line.includes('<unfinished')) syncing.add(thread);
      else step = 'synced';
    }
    if (/f(data)?sync resumed/.test(line) && syncing.delete(thread)) step = 'synced';
    if (line.includes('HTTP/1.1 201')) step = '201';
    if (step !== undefined && step !== steps.at(-1)) steps.push(step);
  }
  return steps;
}
