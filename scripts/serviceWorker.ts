import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  PrecacheFallbackPlugin,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { shellPath } from '../server/site/shell.ts';

/**
 * The service worker's caching rules (docs/decisions/011), which `worker.ts` builds. Requests without a rule go to the
 * network, as do all that are not GET. A new worker waits until the pages of the old build are closed: these may still
 * request code of their own build, which only that build's worker has cached.
 */

/** The files that are cached from the start: `worker.ts` lists them. */
declare const PRECACHED: { url: string; revision: string | null }[];

/** In seconds. */
const patience = 4;

/** In seconds: files that were not requested for this long are dropped from the cache. */
const aMonth = 30 * 24 * 60 * 60;

/** Limits a cache, and lets a phone that is short of space delete it first. */
const atMost = (maxEntries: number) => [
  new CacheableResponsePlugin({ statuses: [200] }),
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: aMonth, purgeOnQuotaError: true }),
];

clientsClaim();
// The home page is rendered by the server: the shell must not replace it.
precacheAndRoute(PRECACHED, { directoryIndex: null as unknown as string });
cleanupOutdatedCaches();

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/api/'),
  new NetworkFirst({
    cacheName: 'answers',
    networkTimeoutSeconds: patience,
    plugins: atMost(100),
  }),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'assets', plugins: atMost(60) }),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/pictures/'),
  new StaleWhileRevalidate({ cacheName: 'pictures', plugins: atMost(120) }),
);

registerRoute(
  // Neither files nor the endpoints for the host, nor the notice of a form that was just sent. A link to unsubscribe has a
  // dot in its last part, as files have: its address is as good as a password.
  ({ sameOrigin, url }) =>
    sameOrigin &&
    !url.searchParams.has('sent') &&
    !/\.[^/]+$|^\/(healthz|readyz)$/.test(url.pathname),
  new NetworkFirst({
    cacheName: 'pages',
    networkTimeoutSeconds: patience,
    plugins: [
      ...atMost(40),
      new PrecacheFallbackPlugin({ fallbackURL: shellPath }),
      // The server renders the same page whatever the query.
      {
        cacheKeyWillBeUsed: ({ request }) => Promise.resolve(request.url.replace(/\?.*/, '')),
      },
    ],
  }),
);
