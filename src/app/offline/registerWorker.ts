import { canPreload } from '../speed/preloadLinks';
import { whenIdle } from '../speed/whenIdle';

/** Returns the addresses of the site's files among what was loaded. */
function filesOf(loaded: readonly PerformanceEntry[]): string[] {
  return loaded
    .map(({ name }) => name)
    .filter((url) => url.startsWith(`${location.origin}/`))
    .filter((url) => /^\/(assets|pictures)\//.test(new URL(url).pathname));
}

/**
 * Registers the service worker, which the build makes (scripts/worker.ts). A worker that is new to this
 * browser receives the addresses of what to cache of the page it came with: the browser has all of it already.
 *
 * @throws When the browser refuses, or the worker cannot be loaded.
 */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const isControlled = () => serviceWorker.controller !== null;
  const isFirst = !isControlled();
  await serviceWorker.register('/sw.js');
  const { active } = await serviceWorker.ready;
  if (!isFirst) return;
  // Until then the worker sees no request: what the page loads meanwhile would be on no list.
  if (!isControlled()) {
    await new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  }
  const cache = (urlsToCache: string[]) => {
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  };
  cache([location.pathname]);
  const controlledSince = performance.now();
  // Also what was requested before the worker saw requests, and is loaded only now.
  new PerformanceObserver((list) => {
    const unseen = list.getEntries().filter(({ startTime }) => startTime < controlledSince);
    const files = filesOf(unseen);
    if (files.length > 0) cache(files);
  }).observe({ type: 'resource', buffered: true });
}

/** Calls {@link registerWorker} when the page is idle, but not on Save-Data or 2G. */
export function registerWorkerLater(): void {
  if (!('serviceWorker' in navigator) || !canPreload()) return;
  whenIdle(() => {
    // Without a worker the site has no pages offline, and works otherwise.
    registerWorker().catch(() => undefined);
  });
}
