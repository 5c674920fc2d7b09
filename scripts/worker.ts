import type { Plugin } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { shellPath } from '../server/site/shell.ts';

/** In seconds. */
const patience = 4;

/** In seconds: files that were not requested for this long are dropped from the cache. */
const aMonth = 30 * 24 * 60 * 60;

/** The chunks that every page needs. */
const shellFiles = ['rolldown-runtime', 'react', 'libraries', 'schemas', 'site', 'main'];

/** Limits the cache, and lets a phone that is short of space delete it first. */
const atMost = (maxEntries: number) => ({
  cacheableResponse: { statuses: [200] },
  expiration: { maxEntries, maxAgeSeconds: aMonth, purgeOnQuotaError: true },
});

/**
 * The caching rules of the service worker (docs/decisions/011). Their source code is copied into it, so they can
 * use nothing from outside. Requests without a rule go to the network, as do all that are not GET.
 */
export const workerOptions: Partial<VitePWAOptions>['workbox'] = {
  // What the first page has already loaded. A page's code is cached when the page is visited.
  globPatterns: [`assets/{${shellFiles.join(',')}}-*.js`],
  // The shell, whose address is no file's: see `template.ts`.
  templatedURLs: { [shellPath]: ['index.html'] },
  // Served from the browser's HTTP cache, if the page has loaded them.
  dontCacheBustURLsMatching: /^assets\//,
  // The home page is rendered by the server: the shell must not replace it.
  directoryIndex: null,
  navigateFallback: null,
  inlineWorkboxRuntime: true,
  sourcemap: false,
  cleanupOutdatedCaches: true,
  // An open page may still request code of its own build, which only that build's worker has cached.
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
      // Neither files nor the endpoints for the host, nor the notice of a form that was just sent. A link to unsubscribe
      // has a dot in its last part, as files have: its address is as good as a password.
      urlPattern: ({ sameOrigin, url }) =>
        sameOrigin &&
        !url.searchParams.has('sent') &&
        !/\.[^/]+$|^\/(healthz|readyz)$/.test(url.pathname),
      handler: 'NetworkFirst',
      options: {
        cacheName: 'pages',
        networkTimeoutSeconds: patience,
        ...atMost(40),
        precacheFallback: { fallbackURL: shellPath },
        // The server renders the same page whatever the query.
        plugins: [
          {
            cacheKeyWillBeUsed: ({ request }) => Promise.resolve(request.url.replace(/\?.*/, '')),
          },
        ],
      },
    },
  ],
};

/** Writes the service worker, `sw.js`, into the built site, which registers it. */
export function offlineWorker(): Plugin[] {
  return VitePWA({ injectRegister: false, manifest: false, workbox: workerOptions });
}
