import { readFile } from 'node:fs/promises';
import type { Log } from '../base/log';
import { replaceFile } from '../storage/durableFiles';
import { messageOf } from '../storage/fileErrors';

/** How often the address is requested, in milliseconds: an edit is live within about two seconds. */
const interval = 1500;

/** How long a response may take, in milliseconds. */
const mostTime = 10_000;

/** The maximum size of the content, in bytes. */
const limit = 32 * 1024 * 1024;

/**
 * Downloads the content file, and again whenever the address has other content, so that several instances serve the
 * same. While the address is out of reach, the file stays as it is. It is not checked here: a bad download is refused
 * as a bad edit is.
 *
 * @param url responds with the content, and with an `ETag`, so that asking again costs little; it may have a user and
 * a password
 * @param file the content file
 * @returns when the address was requested once: a function that ends it
 */
export async function followContent(
  url: string,
  file: string,
  log: Log,
): Promise<() => Promise<void>> {
  let isEnding = false;
  let current = new AbortController();
  const { address, credentials } = withoutCredentials(url);
  let etag: string | null = null;
  let isFailing = false;
  let timer: NodeJS.Timeout | undefined;

  async function download(signal: AbortSignal): Promise<void> {
    const response = await fetch(address, {
      headers: { ...credentials, ...(etag !== null && { 'If-None-Match': etag }) },
      signal,
    });
    if (response.status === 304) return;
    if (!response.ok) throw new Error(`it responds with ${response.status}`);
    const bytes = await readBody(response);
    const old = await readFile(file).catch(() => undefined);
    if (!old?.equals(bytes)) await replaceFile(file, bytes);
    etag = response.headers.get('etag');
  }

  async function update(): Promise<void> {
    // A new one for each download, and no `AbortSignal.any`: in Node 20, its memory grows with each use of a signal that
    // lives on, and garbage collection can remove a timeout before it fires.
    const controller = new AbortController();
    current = controller;
    const timeout = setTimeout(() => {
      controller.abort(new Error(`it takes longer than ${mostTime} ms`));
    }, mostTime);
    try {
      await download(controller.signal);
      if (isFailing) log.info('CONTENT_URL can be read again');
      isFailing = false;
    } catch (error) {
      if (!isFailing && !isEnding) {
        log.warn(`CONTENT_URL cannot be read (${reasonOf(error)}); ${file} stays as it is`);
      }
      isFailing = true;
    } finally {
      clearTimeout(timeout);
    }
  }

  let last = update();
  const repeat = () => {
    timer = setTimeout(() => {
      last = update().then(repeat);
    }, interval);
  };
  await last;
  repeat();
  return async () => {
    isEnding = true;
    current.abort();
    await last;
    clearTimeout(timer);
  };
}

/** fetch accepts no credentials in an address, and its error would show them. */
function withoutCredentials(url: string) {
  const address = new URL(url);
  const pair = [address.username, address.password].map(decodeURIComponent).join(':');
  address.username = '';
  address.password = '';
  const credentials: Record<string, string> = {};
  if (pair !== ':') credentials.Authorization = `Basic ${Buffer.from(pair).toString('base64')}`;
  return { address, credentials };
}

function reasonOf(error: unknown): string {
  const { cause } = error as Error;
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? messageOf(error);
}

/** @throws {Error} when the body is longer than {@link limit} */
async function readBody({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > limit) throw new Error(`it has more than ${limit} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
