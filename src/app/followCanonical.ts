/**
 * Keeps the canonical link of a rendered page at the address shown. Browsers share a page by it, so one
 * that stayed behind would send a fan's friends to the page where the visit began.
 */
export function followCanonical(pathname: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (link !== null) link.href = new URL(pathname, link.href).href;
}
