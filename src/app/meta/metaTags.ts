import { league } from '../../config/league';
import { sharePictureSize } from '../../content/sharePictures';
import { inlineJson } from '../inlineJson';
import type { PageMeta } from './pageMeta';

/**
 * A page's tags for the head, except for its title, which the page itself renders.
 *
 * @param origin The site's public origin, such as `https://league.example`. Without one, the tags that
 * must state a whole address are left out (canonical, `og:url`, the picture). It is never guessed from a
 * request: a forged `Host` would then be kept in the cached page for everyone.
 */
export function metaTags(meta: PageMeta, origin?: string): string {
  const { title, description, path, picture, type, jsonLd } = meta;
  const tags = [
    named('description', description),
    property('og:site_name', league.longName),
    property('og:locale', 'en_US'),
    property('og:type', type),
    property('og:title', title),
    property('og:description', description),
  ];
  if (path === undefined) tags.push(named('robots', 'noindex'));
  if (origin !== undefined) {
    if (path !== undefined) {
      const url = escapeAttribute(origin + path);
      tags.push(`<link rel="canonical" href="${url}">`, property('og:url', origin + path));
    }
    tags.push(
      property('og:image', origin + picture.src),
      property('og:image:width', String(sharePictureSize.width)),
      property('og:image:height', String(sharePictureSize.height)),
      property('og:image:alt', picture.alt),
      // Title, description and picture it takes from Open Graph.
      named('twitter:card', 'summary_large_image'),
    );
  }
  if (jsonLd.length > 0) {
    const graph = { '@context': 'https://schema.org', '@graph': jsonLd };
    tags.push(`<script type="application/ld+json">${inlineJson(graph)}</script>`);
  }
  return tags.join('');
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeAttribute(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeAttribute(content)}">`;
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
