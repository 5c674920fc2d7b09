import type { Plugin } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';

/** In seconds. */
const patience = 4;

/** In seconds: what was not asked for in this time is forgotten. */
const aMonth = 30 * 24 * 60 * 60;

/** The chunks that every page needs. */
const shellFiles = ['rolldown-runtime', 'react', 'libraries', 'site', 'index'];

/** Bounds what is kept, so that a phone that is short of room may drop it first. */
const atMost = (maxEntries: number) => ({
  cacheableResponse: { statuses: [200] },
  expiration: { maxEntries, maxAgeSeconds: aMonth, purgeOnQuotaError: true },
});

/**
 * What the service worker keeps (docs/decisions/011). Its rules are copied into it as they are written: they
 * can use nothing from outside of themselves. What no rule names goes to the network, as does all that is not GET.
 */
export const workerOptions: Partial<VitePWAOptions>['workbox'] = {
  // The shell, which the first page has loaded already. A screen's code is kept when the screen is seen.
  globPatterns: ['index.html', `assets/{${shellFiles.join(',')}}-*.js`],
  // Found in the browser's own cache, if the page has loaded them.
  dontCacheBustURLsMatching: /^assets\//,
  // The home page is a rendered one: the shell must not stand in for it.
  directoryIndex: null,
  navigateFallback: null,
  inlineWorkboxRuntime: true,
  sourcemap: false,
  cleanupOutdatedCaches: true,
  // An open page may yet ask for code of its own build, which only the worker of that build has.
  skipWaiting: false,
  clientsClaim: true,
  runtimeCaching: [
    {
      urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/api/'),
      handler: 'NetworkFirst',
      options: { cacheName: 'answers', networkTimeoutSeconds: patience, ...atMost(100) },
    },
    {
      urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
      handler: 'CacheFirst',
      options: { cacheName: 'assets', ...atMost(60) },
    },
    {
      urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/pictures/'),
      handler: 'StaleWhileRevalidate',
      options: { cacheName: 'pictures', ...atMost(120) },
    },
    {
      // No file, and none of what is there for the host alone.
      urlPattern: ({ sameOrigin, url }) =>
        sameOrigin && !/\.[^/]+$|^\/(healthz|readyz)$/.test(url.pathname),
      handler: 'NetworkFirst',
      options: {
        cacheName: 'pages',
        networkTimeoutSeconds: patience,
        ...atMost(40),
        precacheFallback: { fallbackURL: 'index.html' },
        // The server makes the same page whatever is asked for behind its path.
        plugins: [
          {
            cacheKeyWillBeUsed: ({ request }) => Promise.resolve(request.url.replace(/\?.*/, '')),
          },
        ],
      },
    },
  ],
};

/** Writes the service worker, `sw.js`, beside the built site. The site registers it itself. */
export function offlineWorker(): Plugin[] {
  return VitePWA({ injectRegister: false, manifest: false, workbox: workerOptions });
}
