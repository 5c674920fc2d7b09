import fs from 'node:fs';
import { Readable } from 'node:stream';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sendRaw, serve, useServer } from '../testing/serve';
import { shellPath } from './shell';

const ana = '10000000-0000-4000-8000-000000000001';

const shared = useServer();

describe('the pages', () => {
  it.each([
    '/',
    '/fighters',
    '/Fighters/',
    `/fighters/${ana}`,
    '/events?status=live',
    '/community',
    '/pay-per-view',
    '/signup',
  ])('%s is found', async (path) => {
    const response = await fetch(shared.origin + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('must-revalidate');
    expect(await response.text()).toContain('<div id="root"><p>');
  });

  it.each([
    '/nowhere',
    '//events',
    '/fighters/nobody',
    `/fighters/${ana}/videos`,
    '/events/upcoming',
    '/assets/',
    '/pictures',
    '/pictures/fighters/',
    '/..%2fdb.json',
    '/../db.json',
    '/%2e%2e/db.json',
    '/.env',
  ])('%s is the 404 page', async (path) => {
    const { status, body } = await sendRaw(shared.port, path);
    expect(status).toBe(404);
    expect(body).toContain('<div id="root">');
  });

  it.each(['/%', '/%E0%A4%A', '/fighters/ada@example.com%', '/pictures/%ff.webp'])(
    'are not looked for at an address that cannot be decoded, which nothing repeats: %s',
    async (path) => {
      const warn = vi.spyOn(console, 'warn');
      const { status, head, body } = await sendRaw(shared.port, path);
      expect(status).toBe(404);
      expect(head).toContain('Content-Security-Policy');
      expect(body).toContain('<title>/404</title>');
      expect(warn).not.toHaveBeenCalled();
    },
  );

  it.each(['*', 'ftp://ada@example.com/x'])('are not at what is no path: %s', async (path) => {
    const { status, body } = await sendRaw(shared.port, path);
    expect(status).toBe(400);
    expect(body).toBe('The address is not valid');
  });

  it('are 304 for a client that has them', async () => {
    const { head } = await sendRaw(shared.port, '/');
    const etag = /^etag: (.*)$/im.exec(head)?.[1] ?? '';
    const { status } = await sendRaw(shared.port, '/', { headers: [`If-None-Match: ${etag}`] });
    expect(status).toBe(304);
  });

  it('can only be read where they have no form', async () => {
    const response = await fetch(`${shared.origin}/fighters`, { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

it('looks through a path of many dots as quickly as any', async () => {
  const path = `/assets/a${'.'.repeat(15_000)}/`;
  const responses = await Promise.all(
    Array.from({ length: 100 }, () => sendRaw(shared.port, path)),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([404]));
});

describe('the files', () => {
  it('with a hash in their name are kept for a year, compressed where that helps', async () => {
    const { headers } = await fetch(`${shared.origin}/assets/main-h4sh.js`);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-encoding')).not.toBeNull();
    expect(headers.get('content-type')).toMatch(/^text\/javascript/);
  });

  it('of other folders are requested again within the hour', async () => {
    const url = `${shared.origin}/pictures/fighters/ana.webp`;
    const { headers } = await fetch(url);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(headers.get('content-type')).toBe('image/webp');
    // fetch adds a header of its own that asks for the whole file again.
    const ifNoneMatch = `If-None-Match: ${headers.get('etag') ?? ''}`;
    const path = new URL(url).pathname;
    expect((await sendRaw(shared.port, path, { headers: [ifNoneMatch] })).status).toBe(304);
  });

  it('of the service worker is requested each time', async () => {
    const { headers } = await fetch(`${shared.origin}/sw.js`);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-type')).toMatch(/^text\/javascript/);
  });

  it('of the shell has the policy of a page, under which its own styles count', async () => {
    const { status, headers } = await fetch(shared.origin + shellPath);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/);
    expect(headers.get('cache-control')).toContain('must-revalidate');
  });

  it.each([
    ...['/index.html', '/index.html?v=1', '//index.html', '/./index.html', '/x/../index.html'],
    ...['/INDEX.HTML', '/index.html/', '/%69ndex.html', '/%2e/index.html', '/%2findex.html'],
    ...['/index.html.gz', `/${shellPath}`, `${shellPath}/`, shellPath.toUpperCase()],
  ])('have no shell at an address that is taken for a page: %s', async (path) => {
    const { status, body } = await sendRaw(shared.port, path);
    expect(status).toBe(404);
    expect(body).toContain('<div id="root"><p>');
  });

  it('that cannot be sent in the requested range are 416 in plain text', async () => {
    const { status, head, body } = await sendRaw(shared.port, '/assets/main-h4sh.js', {
      headers: ['Range: bytes=100000-', 'Accept-Encoding: gzip'],
    });
    expect(status).toBe(416);
    expect(body).toBe('Range Not Satisfiable');
    expect(head).not.toMatch(/content-encoding/i);
  });

  it('that cannot be read to their end break off, and the server goes on', async () => {
    const { origin, port, log } = await serve();
    const error = Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO' });
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('R');
        throw error;
      })(),
    );
    const open = vi
      .spyOn(fs, 'createReadStream')
      .mockReturnValueOnce(broken as unknown as fs.ReadStream);
    onTestFinished(() => {
      open.mockRestore();
    });
    const path = '/pictures/fighters/ana.webp';
    const { status, head, body } = await sendRaw(port, path);
    expect(status).toBe(200);
    expect(Number(/^content-length: (.*)$/im.exec(head)?.[1])).toBeGreaterThan(body.length);
    expect(log.error).toHaveBeenCalledExactlyOnceWith(error, 'file failed');
    expect((await fetch(origin + path)).status).toBe(200);
  });

  it.each([
    '/assets/gone-h4sh.js',
    '/pictures/fighters/gone.webp',
    '/icons/gone.png',
    '/assets/../../db.json',
  ])('%s that is missing is no page', async (path) => {
    const { status, head, body } = await sendRaw(shared.port, path);
    expect(status).toBe(404);
    expect(head).toContain('Content-Type: text/plain; charset=utf-8');
    expect(body).toBe('Not found');
  });
});
