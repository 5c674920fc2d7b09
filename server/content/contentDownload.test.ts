import { EventEmitter, once } from 'node:events';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestSite } from '../testing/league';
import { createTestLog } from '../testing/serve';
import { soon } from '../testing/soon';
import { followContent } from './contentDownload';

/** Starts a server, and returns its address. */
async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close().closeAllConnections();
  });
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/db.json`;
}

/** Follows an address with a content file of its own, until the test ends. */
async function follow(url: string) {
  const { folder } = await createTestSite();
  const file = join(folder, 'followed.json');
  await writeFile(file, 'before');
  const log = createTestLog();
  const stop = await followContent(url, file, log);
  onTestFinished(stop);
  return { folder, file, log, stop };
}

it('keeps the file equal to what the address has, and downloads it only when it has changed', async () => {
  let content = 'first';
  const statuses: number[] = [];
  const url = await listen((req, res) => {
    const isKnown = req.headers['if-none-match'] === `"${content}"`;
    res.writeHead(isKnown ? 304 : 200, { ETag: `"${content}"` }).end(isKnown ? '' : content);
    statuses.push(res.statusCode);
  });
  const { folder, file, log } = await follow(url);
  expect(await readFile(file, 'utf8')).toBe('first');
  await expect.poll(() => statuses, soon).toContain(304);

  content = 'second';
  await expect.poll(() => readFile(file, 'utf8'), soon).toBe('second');
  expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  expect((await readdir(folder)).filter((name) => name.endsWith('.new'))).toEqual([]);
  expect(log.warn).not.toHaveBeenCalled();
});

it('logs in with the user and the password of the address, and shows them to nobody', async () => {
  const url = await listen((req, res) => {
    const isKnown = req.headers.authorization === `Basic ${btoa('league:p@ss:word')}`;
    res.writeHead(isKnown ? 200 : 401).end('first');
  });
  const { file, log } = await follow(url.replace('//', '//league:p%40ss%3Aword@'));
  expect(await readFile(file, 'utf8')).toBe('first');
  expect(log.warn).not.toHaveBeenCalled();

  const refused = await follow(url.replace('//', '//league:secret@'));
  expect(refused.log.warn).toHaveBeenCalledExactlyOnceWith(
    `CONTENT_URL cannot be read (it responds with 401); ${refused.file} stays as it is`,
  );
});

it('leaves the file as it is while the address has nothing, and says so once', async () => {
  let isDown = true;
  let requests = 0;
  const url = await listen((_req, res) => {
    requests += 1;
    res.writeHead(isDown ? 502 : 200).end(isDown ? 'Bad gateway' : 'content');
  });
  const { file, log } = await follow(url);
  await expect.poll(() => requests, soon).toBeGreaterThan(2);
  expect(await readFile(file, 'utf8')).toBe('before');
  expect(log.warn.mock.calls).toEqual([
    [`CONTENT_URL cannot be read (it responds with 502); ${file} stays as it is`],
  ]);

  isDown = false;
  await vi.waitFor(async () => {
    expect(await readFile(file, 'utf8')).toBe('content');
    expect(log.info.mock.calls).toEqual([['CONTENT_URL can be read again']]);
  }, soon);
});

it('takes no part of a response that breaks off, and none without an end', async () => {
  const brokenOff = await listen((_req, res) => {
    res.writeHead(200, { 'Content-Length': '100' }).write('{', () => res.destroy());
  });
  const endless = await listen((_req, res) => {
    const chunk = Buffer.alloc(1024 * 1024);
    const write = () => res.write(chunk, (error) => error ?? write());
    write();
  });
  for (const [url, reason] of [
    [brokenOff, /UND_ERR_SOCKET|ECONNRESET/],
    [endless, /more than 33554432 bytes/],
  ] as const) {
    const { file, log } = await follow(url);
    expect(log.warn.mock.calls[0]?.[0]).toMatch(reason);
    expect(await readFile(file, 'utf8')).toBe('before');
  }
});

it('ends while a response is awaited', async () => {
  let requests = 0;
  const url = await listen((_req, res) => {
    requests += 1;
    if (requests === 1) res.end('content');
  });
  const { stop, log } = await follow(url);
  await expect.poll(() => requests, soon).toBe(2);
  await stop();
  expect(log.warn).not.toHaveBeenCalled();
});

it.each([
  ['has no head', () => undefined],
  ['has no end', (res: ServerResponse) => res.writeHead(200).write('{')],
])(
  'gives up a response after ten seconds when it %s, even if memory was freed meanwhile',
  async (_, start) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    setFlagsFromString('--expose-gc');
    const freeMemory = runInNewContext('gc') as () => void;

    const requests = new EventEmitter();
    const url = await listen((_req, res) => {
      start(res);
      requests.emit('request');
    });
    const requested = once(requests, 'request');
    const following = follow(url);
    await requested;
    freeMemory();
    vi.advanceTimersByTime(10_000);
    const { file, log } = await following;
    expect(log.warn.mock.calls).toEqual([
      [`CONTENT_URL cannot be read (it takes longer than 10000 ms); ${file} stays as it is`],
    ]);
  },
);
