import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
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

/** Whether the load generator is installed: wrk, since those of npm are slower than a fast server. */
export const hasWrk = !spawnSync('wrk', ['-v']).error;

/**
 * Repeats one request on {@link connections} connections for the given time.
 *
 * @returns requests per second
 * @throws when a response is not 2xx, since a fast error is not a result
 */
export async function measure(
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
    const command = [
      ...['wrk', '--threads', '1', '--connections', String(connections)],
      ...['--duration', `${seconds}s`, '--script', script, origin + path],
    ];
    const [program = '', ...args] = pin(command, 'load');
    const { stdout } = await promisify(execFile)(program, args);
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
