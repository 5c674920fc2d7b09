import helmet from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** A header's name and value. */
type Header = [name: string, value: string];

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

/** Headers that only pages and old browsers need. */
const pageOnly = new Set([
  ...['Origin-Agent-Cluster', 'X-DNS-Prefetch-Control', 'X-Download-Options'],
  ...['X-Permitted-Cross-Domain-Policies', 'X-XSS-Protection'],
]);

/** For the responses of the API, and every short text. */
export const dataHeaders: readonly Header[] = headersBy(dataPolicy).filter(
  ([name]) => !pageOnly.has(name),
);

/**
 * styled-components opens an empty style element and fills it through the CSSOM, which needs no
 * leave: this is the hash of an empty text.
 */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** For a page of the site, whose own inline scripts and styles have these hashes. */
export function pagePolicyHeaders(hashes: {
  scripts: readonly string[];
  styles: readonly string[];
}): readonly Header[] {
  return headersBy({
    ...pagePolicy,
    'script-src': ["'self'", ...hashes.scripts],
    'style-src': ["'self'", emptyStyle, ...hashes.styles],
  });
}

/** For the site's files that a browser takes for themselves, such as its worker. */
export const fileHeaders: readonly Header[] = headersBy(pagePolicy);

/**
 * For the parts of a page, its scripts, fonts and pictures: what keeps them from being anything else. All
 * headers of a page would be a tenth of what a phone loads on its first visit.
 */
export const partHeaders: readonly Header[] = headersBy(dataPolicy).filter(([name]) =>
  ['Content-Security-Policy', 'Cross-Origin-Resource-Policy', 'X-Content-Type-Options'].includes(
    name,
  ),
);

/** The headers are the same for all, so helmet makes them once, and not with each request. */
function headersBy(directives: Record<string, string[]>): Header[] {
  const secured = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
  });
  const headers: Header[] = [
    ['Permissions-Policy', unusedFeatures.map((feature) => `${feature}=()`).join(', ')],
  ];
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  res.setHeader = (name, value) => {
    headers.push([name, String(value)]);
    return res;
  };
  secured(req, res, (error?: unknown) => {
    if (error !== undefined) throw new Error('The headers cannot be made', { cause: error });
  });
  return headers;
}
