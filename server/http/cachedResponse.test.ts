import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { serve, startServer } from '../testing/serve';
import { createPromiseCache } from './cachedResponse';

/** Returns the raw response, whose body fetch would decode. */
async function get(url: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status?: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      request(url, { method, headers }, (response) => {
        buffer(response).then((body) => {
          resolve({ status: response.statusCode, headers: response.headers, body });
        }, reject);
      })
        .on('error', reject)
        .end();
    },
  );
}

const encodings: [acceptEncoding: string, chosen: string | undefined][] = [
  ['', undefined],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', undefined],
  ['*', 'br'],
  ['*;q=0.1, gzip', 'gzip'],
  ['identity', undefined],
  ['identity;q=0, gzip', 'gzip'],
  ['zstd', undefined],
  ['nonsense;;q=x,', undefined],
];

let origin: string;
beforeAll(async () => {
  const running = await startServer();
  origin = running.origin;
  return running.stop;
});

describe('a cached response', () => {
  it.each(encodings)('for "Accept-Encoding: %s" is encoded as %s', async (accepted, chosen) => {
    const plain = await get(`${origin}/api/fighters`);
    const { headers, body } = await get(`${origin}/api/fighters`, { 'accept-encoding': accepted });

    expect(headers['content-encoding']).toBe(chosen);
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers.vary).toBe('Accept-Encoding');
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[chosen ?? ''];
    expect(unpack ? unpack(body) : body).toEqual(plain.body);
  });

  it('is 406 when no coding is acceptable', async () => {
    const headers = { 'accept-encoding': 'identity;q=0' };
    expect((await get(`${origin}/api/fighters`, headers)).status).toBe(406);
  });

  it('may be cached by a CDN, and is revalidated by browsers', async () => {
    const { headers } = await get(`${origin}/api/events`);
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=10, must-revalidate');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('is 304 for a client that has cached it in the same coding', async () => {
    const url = `${origin}/api/fighters`;
    const gzip = { 'accept-encoding': 'gzip' };
    const etag = String((await get(url, gzip)).headers.etag);
    const statusFor = async (ifNoneMatch: string, headers: Record<string, string> = gzip) =>
      (await get(url, { ...headers, 'if-none-match': ifNoneMatch })).status;

    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(await statusFor(etag)).toBe(304);
    expect(await statusFor(`"other", W/${etag}`)).toBe(304);
    expect(await statusFor('*')).toBe(304);
    expect(await statusFor('"other"')).toBe(200);
    expect(await statusFor(etag, { 'accept-encoding': 'br' })).toBe(200);

    const { headers, body } = await get(url, { ...gzip, 'if-none-match': etag });
    expect(headers).toMatchObject({ etag, vary: 'Accept-Encoding' });
    expect(headers['cache-control']).toContain('s-maxage');
    expect(body).toHaveLength(0);
  });

  it('to HEAD has the headers of GET and no body', async () => {
    const { origin } = await serve({ variables: { TRUST_PROXY: '1' } });
    for (const path of ['/api/fighters', '/api/fighters/nobody', '/api/nothing']) {
      const headers = { 'accept-encoding': 'gzip', 'x-request-id': 'same' };
      const got = await get(origin + path, headers);
      const head = await get(origin + path, headers, 'HEAD');
      expect(head.status).toBe(got.status);
      expect(head.headers).toEqual({ ...got.headers, date: head.headers.date });
      expect(head.body).toHaveLength(0);
    }
  });
});

describe('the cache of promises', () => {
  const state = {};

  it('computes a value once for all who ask for it, also at the same time', async () => {
    const compute = vi.fn((key: string) => Promise.resolve(`the value of ${key}`));
    const valueOf = createPromiseCache(compute);
    const values = await Promise.all([
      valueOf('a', state),
      valueOf('a', state),
      valueOf('b', state),
    ]);
    expect(values).toEqual(['the value of a', 'the value of a', 'the value of b']);
    await valueOf('a', state);
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('shares a failure among all who ask within a second of it, and then tries again', async () => {
    let time = 0;
    let fail: (error: Error) => void = () => undefined;
    const compute = vi.fn(() => Promise.resolve('value'));
    compute.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
    const valueOf = createPromiseCache(compute, () => time);
    const concurrent = [valueOf('a', state), valueOf('a', state)];
    time = 5000;
    fail(new Error('once'));
    const outcomes = await Promise.allSettled(concurrent);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    time = 5999;
    await expect(valueOf('a', state)).rejects.toThrow('once');
    expect(compute).toHaveBeenCalledOnce();
    time = 6000;
    expect(await valueOf('a', state)).toBe('value');
    time = 1_000_000;
    expect(await valueOf('a', state)).toBe('value');
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('drops the values of an earlier state', async () => {
    const compute = vi.fn((key: string, { name }: { name: string }) =>
      Promise.resolve(`${key} of ${name}`),
    );
    const valueOf = createPromiseCache(compute);
    const [one, other] = [{ name: 'one' }, { name: 'other' }];
    expect(await valueOf('a', one)).toBe('a of one');
    expect(await valueOf('a', other)).toBe('a of other');
  });

  it('keeps the value of a new state when a computation for the old one fails', async () => {
    let fail: (error: Error) => void = () => undefined;
    const compute = vi.fn(() => Promise.resolve('value'));
    compute.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
    const valueOf = createPromiseCache(compute);
    const old = valueOf('a', {});
    await valueOf('a', state);
    fail(new Error('too late'));
    await expect(old).rejects.toThrow('too late');
    await valueOf('a', state);
    expect(compute).toHaveBeenCalledTimes(2);
  });
});
