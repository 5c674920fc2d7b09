import { Router } from 'express';
import { routes } from '../../src/app/routes';
import type { Address } from '../../src/pages/defineRoute';
import type { League } from '../content/checkContent';
import type { ContentStore } from '../content/contentStore';

/** Crawlers return at most daily; for other clients an hour is sufficient. */
const anHour = 'public, max-age=3600';

/**
 * Serves `/robots.txt`, and `/sitemap.xml` if the public origin is configured: a sitemap needs absolute URLs,
 * which are not derived from a request.
 */
export function createDiscovery(content: ContentStore, origin: string | undefined): Router {
  const router = Router();
  const robots = robotsTxt(origin);
  router.get('/robots.txt', (req, res) => {
    req.matchedRoute = '/robots.txt';
    res.set('Cache-Control', anHour).type('text/plain').send(robots);
  });
  if (origin !== undefined) {
    router.get('/sitemap.xml', (req, res) => {
      req.matchedRoute = '/sitemap.xml';
      res
        .set('Cache-Control', anHour)
        .type('application/xml')
        .send(sitemapXml(content.current, origin));
    });
  }
  return router;
}

/** Allows crawlers everything except the API, whose responses are not pages. */
export function robotsTxt(origin: string | undefined): string {
  const lines = ['User-agent: *', 'Disallow: /api/'];
  if (origin !== undefined) lines.push('', `Sitemap: ${origin}/sitemap.xml`);
  return `${lines.join('\n')}\n`;
}

/** Returns the sitemap: every page with the time of its last change, where the content says it. */
export function sitemapXml(league: Pick<League, 'fighters'>, origin: string): string {
  const addresses = routes.flatMap((route) => route.addresses(league));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => urlXml(origin, address)),
    '</urlset>\n',
  ].join('\n');
}

function urlXml(origin: string, { path, lastModified }: Address): string {
  const lastmod =
    lastModified === undefined ? '' : `<lastmod>${new Date(lastModified).toISOString()}</lastmod>`;
  return `<url><loc>${escapeXml(origin + path)}</loc>${lastmod}</url>`;
}

/** An encoded path and an origin hold no other character that means something in XML. */
function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}
