/** The part of the router that is needed here. */
interface Navigations {
  subscribe: (listener: (state: { location: { pathname: string } }) => void) => unknown;
}

/**
 * Keeps the canonical link of a rendered page at the address shown. Browsers share a page by it, so one
 * that stayed behind would send a fan's friends to the page where the visit began.
 */
export function followCanonical(router: Navigations): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (link === null) return;
  router.subscribe(({ location }) => {
    link.href = new URL(location.pathname, link.href).href;
  });
}
