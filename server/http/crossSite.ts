import type { IncomingMessage } from 'node:http';

/**
 * Returns whether a browser marks the request as made by a page of another site. Other clients send neither
 * header, and have no visitor whose browser could be misused.
 * @param publicOrigin the site's public origin, when it differs from the `Host`
 */
export function isCrossSite({ headers }: IncomingMessage, publicOrigin?: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;

  const { origin, host } = headers;
  if (origin === undefined || origin === publicOrigin) return false;
  return origin !== `http://${host ?? ''}` && origin !== `https://${host ?? ''}`;
}
