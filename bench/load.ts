import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pin } from './cores';
import { connections } from './settings';

/** The request that every connection repeats. */
export interface Call {
  path: string;
  headers: Record<string, string>;
  /** The body of a POST; without one it is a GET. */
  body?: string;
}

/** A response as it was received. */
export interface ReceivedResponse {
  /** The headers that the server has set: names and values in turn. */
  headers: string[];
  /** Encoded, as `fetch` would not return it. */
  body: Buffer;
}

/** The headers that Node adds by itself to every response. */
const ownHeaders = ['date', 'connection', 'keep-alive'];

/** Returns the response to a GET. */
export function receive(origin: string, { path, headers }: Call): Promise<ReceivedResponse> {
  return new Promise((resolve, reject) => {
    request(origin + path, { headers }, (response) => {
      const { rawHeaders } = response;
      const isSet = (_: string, index: number) =>
        !ownHeaders.includes((rawHeaders[index - (index % 2)] ?? '').toLowerCase());
      buffer(response).then((body) => {
        resolve({ headers: rawHeaders.filter(isSet), body });
      }, reject);
    })
      .on('error', reject)
      .end();
  });
}

const hasWrk = !spawnSync('wrk', ['-v']).error;

/** The load generator: wrk if it is installed, since autocannon itself is slower than a fast server. */
export const loadTool = hasWrk ? 'wrk' : 'autocannon';

/**
 * Repeats one request on {@link connections} connections for the given time.
 *
 * @returns requests per second
 * @throws when a response is not 2xx, since a fast error is not a result
 */
export async function measure(origin: string, call: Call, seconds: number): Promise<number> {
  return hasWrk
    ? measureWithWrk(origin, call, seconds)
    : measureWithAutocannon(origin, call, seconds);
}

async function measureWithWrk(
  origin: string,
  { path, headers, body }: Call,
  seconds: number,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-wrk-'));
  try {
    const script = join(folder, 'call.lua');
    const lines = Object.entries(headers).map(
      ([name, value]) => `wrk.headers[${quote(name)}] = ${quote(value)}`,
    );
    if (body !== undefined) lines.push('wrk.method = "POST"', `wrk.body = ${quote(body)}`);
    await writeFile(script, lines.join('\n'));
    const stdout = await run([
      ...['wrk', '--threads', '1', '--connections', String(connections)],
      ...['--duration', `${seconds}s`, '--script', script, origin + path],
    ]);
    const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
    if (rate === undefined || stdout.includes('Non-2xx')) {
      throw new Error(`${origin + path} fails:\n${stdout}`);
    }
    return Number(rate);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Returns a Lua string, whose escapes for ASCII are those of JSON. */
const quote = (text: string) => JSON.stringify(text);

async function measureWithAutocannon(
  origin: string,
  { path, headers, body }: Call,
  seconds: number,
): Promise<number> {
  const stdout = await run([
    ...[process.execPath, fileURLToPath(import.meta.resolve('autocannon')), '--json'],
    ...['--connections', String(connections), '--duration', String(seconds)],
    ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}=${value}`]),
    ...(body === undefined ? [] : ['--method', 'POST', '--body', body]),
    origin + path,
  ]);
  const result = JSON.parse(stdout) as AutocannonResult;
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${origin + path} fails`);
  return result.requests.total / result.duration;
}

/** The fields read from its result. */
interface AutocannonResult {
  non2xx: number;
  errors: number;
  requests: { total: number };
  /** In seconds. */
  duration: number;
}

/** Runs a load generator on its core, and returns what it prints. */
async function run(command: readonly string[]): Promise<string> {
  const [program = '', ...args] = pin(command, 'load');
  return (await promisify(execFile)(program, args)).stdout;
}
