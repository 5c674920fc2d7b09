/** How long the reload waits for modules on a slow network, in ms. */
const LONGEST_WAIT = 4000;

/** Returns the preloaded modules of the current document that have not arrived. */
function failedModules(): string[] {
  const arrived = new Set(
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).decodedBodySize > 0)
      .map(({ name }) => name),
  );
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
    .map(({ href }) => href)
    .filter((href) => !arrived.has(href));
}

/** Reloads the document after what failed of it: WebKit keeps the failure of a module until it is fetched uncached. */
export async function reloadDocument(): Promise<void> {
  const signal = AbortSignal.timeout(LONGEST_WAIT);
  await Promise.allSettled(failedModules().map((href) => fetch(href, { cache: 'reload', signal })));
  window.location.reload();
}
