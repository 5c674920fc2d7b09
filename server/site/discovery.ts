import { routes } from '../../src/app/routes';
import type { Address } from '../../src/pages/defineRoute';
import type { League } from '../content/checkContent';
import {
  createCachedResponse,
  sendCachedResponse,
  type CachedResponse,
  createPromiseCache,
} from '../http/cachedResponse';
import { readRoute, type Route } from '../http/router';
import { fileHeaders } from '../http/securityHeaders';
import { anHour } from './files';

const robotsPath = '/robots.txt';
const sitemapPath = '/sitemap.xml';

/** Returns `/robots.txt`, and `/sitemap.xml` where the public origin is known: it needs absolute URLs. */
export function discoveryRoutes(
  content: { readonly current: League },
  origin: string | undefined,
): Route[] {
  const fileAt = createPromiseCache((path, league: League) =>
    path === sitemapPath
      ? createFile('application/xml', sitemapXml(league, origin ?? ''))
      : createFile('text/plain', robotsTxt(origin)),
  );
  const paths = origin === undefined ? [robotsPath] : [robotsPath, sitemapPath];
  return paths.map((path) =>
    readRoute(path, async (context) => {
      sendCachedResponse(context, await fileAt(path, content.current));
    }),
  );
}

function createFile(type: string, text: string): Promise<CachedResponse> {
  const headers = [['Content-Type', `${type}; charset=utf-8`] as const, ...fileHeaders];
  return createCachedResponse(Buffer.from(text), headers, anHour);
}

/** Allows crawlers everything except the API, whose responses are not pages. */
function robotsTxt(origin: string | undefined): string {
  const lines = ['User-agent: *', 'Disallow: /api/'];
  if (origin !== undefined) lines.push('', `Sitemap: ${origin}${sitemapPath}`);
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
