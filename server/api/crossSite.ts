import type { IncomingMessage } from 'node:http';

/**
 * Whether a browser says that the request was made by a page of another site. What is no browser
 * sends neither header, and has no visitor whose browser could be misused.
 *
 * @param publicOrigin Where the site is for its visitors, when the `Host` does not tell.
 */
export function isCrossSite({ headers }: IncomingMessage, publicOrigin?: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;

  const { origin, host } = headers;
  if (origin === undefined || origin === publicOrigin) return false;
  return origin !== `http://${host ?? ''}` && origin !== `https://${host ?? ''}`;
}
