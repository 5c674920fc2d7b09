import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { league } from '../../src/config/league';
import { serve } from '../testing/serve';
import { sitemapXml } from './discovery';
import { manifest } from './manifest';

const origin = 'https://league.example';

async function serveDiscovery(publicOrigin?: string) {
  const variables: Record<string, string> =
    publicOrigin === undefined ? {} : { PUBLIC_URL: publicOrigin };
  const running = await serve({ variables });
  return (path: string) => fetch(running.origin + path);
}

describe('robots.txt', () => {
  it('lets crawlers everywhere but into the API, and names the sitemap', async () => {
    const response = await (await serveDiscovery(origin))('/robots.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await response.text()).toBe(
      'User-agent: *\nDisallow: /api/\n\nSitemap: https://league.example/sitemap.xml\n',
    );
  });

  it('can only be read, and is 304 for a client that has it', async () => {
    const get = await serveDiscovery(origin);
    for (const path of ['/robots.txt', '/sitemap.xml']) {
      const { headers, url } = await get(path);
      expect((await fetch(url, { method: 'POST' })).status).toBe(405);
      const ifNoneMatch = { 'If-None-Match': headers.get('etag') ?? '' };
      expect((await fetch(url, { headers: ifNoneMatch })).status).toBe(304);
    }
  });

  it('names no sitemap where there is none', async () => {
    const get = await serveDiscovery();
    expect(await (await get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /api/\n');
    expect((await get('/sitemap.xml')).status).toBe(404);
  });
});

describe('the sitemap', () => {
  it('has every page and every fighter, with the last change where it is known', async () => {
    const response = await (await serveDiscovery(origin))('/sitemap.xml');
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const xml = await response.text();
    const urls = [...xml.matchAll(/<url><loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    expect(urls).toEqual(
      expect.arrayContaining(
        [
          '/',
          '/fighters',
          '/fighters/10000000-0000-4000-8000-000000000001',
          '/fighters/10000000-0000-4000-8000-000000000002',
          '/events',
          '/community',
          '/pay-per-view',
          '/signup',
        ].map((path) => origin + path),
      ),
    );
    expect(new Set(urls).size).toBe(urls.length);
    const changed = '<lastmod>2026-01-02T10:00:00.000Z</lastmod>';
    expect(xml).toContain(`0001</loc>${changed}</url>`);
    expect(xml).toContain(`/fighters</loc>${changed}</url>`);
    expect(xml).toContain('0002</loc></url>');
  });

  it('tells times in UTC and dates the list by its newest fighter', () => {
    const fighter = { name: 'A', weightClass: 'B', record: '0-0-0', status: 'active' };
    const counts = { wins: 0, losses: 0, draws: 0 };
    const xml = sitemapXml(
      {
        fighters: [
          { ...fighter, ...counts, id: 'a', updatedAt: '2026-03-01T23:00:00-05:00' },
          { ...fighter, ...counts, id: 'b', updatedAt: '2026-03-02T01:00:00Z' },
        ],
      },
      origin,
    );
    expect(xml).toContain('/fighters</loc><lastmod>2026-03-02T04:00:00.000Z</lastmod>');
  });

  it('escapes what an id may hold', () => {
    const fighter = { name: 'A', weightClass: 'B', record: '0-0-0', status: 'active' };
    const counts = { wins: 0, losses: 0, draws: 0 };
    const xml = sitemapXml({ fighters: [{ ...fighter, ...counts, id: `o'<b>&"` }] }, origin);
    expect(xml).toContain('/fighters/o&apos;%3Cb%3E%26%22</loc>');
  });
});

describe('the manifest', () => {
  it('has the league’s name, and is revalidated after an hour', async () => {
    const response = await (await serveDiscovery())('/manifest.webmanifest');
    expect(response.headers.get('content-type')).toBe('application/manifest+json');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await response.json()).toMatchObject({ name: league.longName, short_name: league.name });
  });

  it.each(manifest.icons)('$src is there, in the size it says', ({ src, sizes }) => {
    const png = readFileSync(`public${src}`);
    // Width and height, in the first chunk of every PNG.
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  });

  it('has an icon for every shape, and is linked', () => {
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    expect(readFileSync('index.html', 'utf8')).toContain('rel="manifest"');
  });
});
