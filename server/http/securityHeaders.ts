/** A header's name and value. */
type Header = readonly [name: string, value: string];

/** The content security policy of a page (docs/decisions/007). */
const pagePolicy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // A name's size and a bar's share are set on the element itself; an attribute can load nothing.
  'style-src-attr': ["'unsafe-inline'"],
  // The content may name pictures elsewhere.
  'img-src': ["'self'", 'data:', 'https:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/** The policy of data: opened as a page, it can do nothing. */
const dataPolicy = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] };

/** The browser features that the site does not use, and so forbids to injected code. */
const unusedFeatures = [
  ...['browsing-topics', 'camera', 'display-capture', 'geolocation', 'microphone', 'midi'],
  ...['payment', 'serial', 'usb', 'xr-spatial-tracking'],
];

/** In seconds. */
const aYear = 31_536_000;

/**
 * For every response over TLS: the browser requires TLS from then on. It does not include subdomains, which may
 * belong to others.
 */
export const strictTransport: Header = ['Strict-Transport-Security', `max-age=${aYear}`];

/** For everything: it is what its type says, and no page of another site includes it. */
const common: readonly Header[] = [
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['X-Content-Type-Options', 'nosniff'],
];

/** For what a browser can open for itself. */
const ofDocuments: readonly Header[] = [
  ...common,
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', unusedFeatures.map((feature) => `${feature}=()`).join(', ')],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['X-Frame-Options', 'DENY'],
];

/** For the responses of the API, and every short text. */
export const dataHeaders: readonly Header[] = [policyHeader(dataPolicy), ...ofDocuments];

/** For scripts, fonts and pictures: all headers of a page would be a tenth of what a phone loads on its first visit. */
export const subresourceHeaders: readonly Header[] = [policyHeader(dataPolicy), ...common];

/** Headers that only pages and old browsers need. */
const ofPages: readonly Header[] = [
  ...ofDocuments,
  ['Origin-Agent-Cluster', '?1'],
  ['X-DNS-Prefetch-Control', 'off'],
  ['X-Download-Options', 'noopen'],
  ['X-Permitted-Cross-Domain-Policies', 'none'],
  ['X-XSS-Protection', '0'],
];

/** For the site's files that a browser takes for themselves, such as its worker. */
export const fileHeaders: readonly Header[] = [policyHeader(pagePolicy), ...ofPages];

/**
 * styled-components opens an empty style element and fills it through the CSSOM, which needs no
 * permission: this is the hash of an empty text.
 */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** For a page of the site, whose own inline scripts and styles have these hashes. */
export function pagePolicyHeaders(hashes: {
  scripts: readonly string[];
  styles: readonly string[];
}): readonly Header[] {
  const policy = {
    ...pagePolicy,
    'script-src': ["'self'", ...hashes.scripts],
    'style-src': ["'self'", emptyStyle, ...hashes.styles],
  };
  return [policyHeader(policy), ...ofPages];
}

function policyHeader(directives: Record<string, readonly string[]>): Header {
  const policy = Object.entries(directives).map(([name, sources]) => [name, ...sources].join(' '));
  return ['Content-Security-Policy', policy.join(';')];
}
