import autocannon from 'autocannon';
import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

/** As many fans at once as the goals name. */
export const connections = 50;

const hasWrk = !spawnSync('wrk', ['-v']).error;

/** The tool that asks: wrk when it is there, since autocannon itself is slower than a fast server. */
export const loadTool = hasWrk ? 'wrk' : 'autocannon';

/**
 * Asks one address for gzip, over and over, on {@link connections} connections.
 *
 * @returns Requests a second.
 * @throws When an answer is not 200: a fast refusal is no result.
 */
export async function measure(url: string, seconds: number): Promise<number> {
  return hasWrk ? measureWithWrk(url, seconds) : measureWithAutocannon(url, seconds);
}

async function measureWithWrk(url: string, seconds: number): Promise<number> {
  const { stdout } = await promisify(execFile)('wrk', [
    ...['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`],
    ...['--header', 'Accept-Encoding: gzip', url],
  ]);
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  if (rate === undefined || stdout.includes('Non-2xx')) throw new Error(`${url} fails:\n${stdout}`);
  return Number(rate);
}

async function measureWithAutocannon(url: string, seconds: number): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'gzip' },
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} fails`);
  return result.requests.total / result.duration;
}
