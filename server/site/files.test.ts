import { rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { createTestSite } from '../testing/league';
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
    '/pictures',
    '/%73w.js',
    '//sw.js',
    '/sw.js/',
    '/SW.js',
    '/sw.js.gz',
    '/.vite/manifest.json',
    '/..%2fdb.json',
    '/../db.json',
    '/%2e%2e/db.json',
    '/.env',
  ])('%s is the 404 page', async (path) => {
    const { status, body } = await sendRaw(shared.port, path);
    expect(status).toBe(404);
    expect(body).toContain('<div id="root">');
  });

  it.each(['/%', '/%E0%A4%A', '/fighters/ada@example.com%'])(
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

  it('can only be read where they have no form', async () => {
    const response = await fetch(`${shared.origin}/fighters`, { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('the files', () => {
  it('with a hash in their name are kept for a year, compressed where that helps', async () => {
    const { headers } = await fetch(`${shared.origin}/assets/main-h4sh.js`);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it.each([
    ['br;q=0, *', 'gzip'],
    ['br', undefined],
    ['gzip;q=0, *', undefined],
  ])('are sent by the negotiation of pages: %s', async (accepted, encoding) => {
    const headers = [`Accept-Encoding: ${accepted}`];
    const { head } = await sendRaw(shared.port, '/assets/main-h4sh.js', { headers });
    expect(/^content-encoding: (.*)$/im.exec(head)?.[1]).toBe(encoding);
    expect(head).toContain('Vary: Accept-Encoding');
  });

  it('of other folders are requested again within the hour', async () => {
    const { headers } = await fetch(`${shared.origin}/pictures/fighters/ana.webp`);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(headers.get('content-type')).toBe('image/webp');
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

  it.each(['/index.html', `/${shellPath}`, `${shellPath}/`])(
    'have no shell at an address that is taken for a page: %s',
    async (path) => {
      const { status, body } = await sendRaw(shared.port, path);
      expect(status).toBe(404);
      expect(body).toContain('<div id="root"><p>');
    },
  );

  it('of the build are those of the start, but for pictures, which may arrive later', async () => {
    const site = await createTestSite();
    const build = (name: string) => join(site.siteDirectory, name);
    await writeFile(build('a b.txt'), 'text');
    await writeFile(build('.hidden'), 'hidden');
    await symlink(build('assets/main-h4sh.js'), build('linked.js'));
    await symlink(build('assets'), build('linked'));
    await symlink(build('gone'), build('gone.txt'));
    const { origin } = await serve({ site });
    await rm(build('assets'), { recursive: true });
    await writeFile(build('late.txt'), 'late');
    await writeFile(build('pictures/späte Gäste.webp'), 'late');
    for (const [path, status] of [
      ['/assets/main-h4sh.js', 200],
      ['/a b.txt', 200],
      ['/linked.js', 200],
      ['/linked/main-h4sh.js', 200],
      ['/gone.txt', 404],
      ['/.hidden', 404],
      ['/late.txt', 404],
      ['/pictures/späte Gäste.webp', 200],
      ['/pictures/fighters', 404],
    ] as const) {
      expect([path, (await fetch(origin + path)).status]).toEqual([path, status]);
    }
  });

  it('that cannot be read are an internal error, until they can', async () => {
    const site = await createTestSite();
    const file = join(site.siteDirectory, 'pictures/ana.webp');
    await symlink(file, file);
    const { origin, log } = await serve({ site });
    const path = '/pictures/ana.webp';
    expect((await fetch(origin + path)).status).toBe(500);
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'ELOOP' }),
      'file failed',
    );
    await rm(file);
    await writeFile(file, 'webp');
    expect(await (await fetch(origin + path)).text()).toBe('webp');
  });

  it.each([
    ...['/assets/gone-h4sh.js', '/assets/', '/pictures/fighters/gone.webp', '/pictures/fighters/'],
    ...['/icons/gone.png', '/pictures/%ff.webp', '/pictures/%00', '/pictures/fighters/%61na.webp'],
    ...['/assets/../sw.js', '/assets/%2e%2e/sw.js', '/assets/..%2fsw.js', '/assets/../../db.json'],
    ...['/pictures/../sw.js', '/pictures/..%2fsw.js', '/pictures/%2e%2e/sw.js'],
    ...['/pictures//fighters/ana.webp', '/pictures/..%5csw.js', `/pictures/${'a'.repeat(300)}`],
  ])('%s that is missing is no page', async (path) => {
    const { status, head, body } = await sendRaw(shared.port, path);
    expect(status).toBe(404);
    expect(head).toContain('Content-Type: text/plain; charset=utf-8');
    expect(body).toBe('Not found');
  });
});
