import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import type { RenderPage } from '../src/app/render';
import { apiRoutes } from './api/api';
import { calendarRoutes } from './calendar/calendar';
import type { CalendarHistory } from './calendar/calendarHistory';
import type { ContentStore } from './content/contentStore';
import type { Environment } from './environment';
import { healthRoutes } from './http/health';
import { createRequestLog } from './http/requestLog';
import { createListener, type Route } from './http/router';
import { createUntrustedProxyWarning } from './http/untrustedProxy';
import type { Metrics } from './metrics/metrics';
import { createSignupIntake } from './signups/signupIntake';
import type { SignupStore } from './signups/signupStore';
import { discoveryRoutes } from './site/discovery';
import { fileRoutes } from './site/files';
import { createFormPosts } from './site/formPosts';
import { manifestRoute } from './site/manifest';
import { siteRoutes } from './site/pages';
import { unsubscribeRoute } from './site/unsubscribePage';
import { freeBytes } from './storage/durableFiles';

/** The parts of the server. */
export interface AppParts {
  content: ContentStore;
  store: SignupStore;
  calendarHistory: CalendarHistory;
  /** The folder of the site's public files. */
  siteDirectory: string;
  /** The folder whose `pictures` were made since the build. */
  dataDir: string;
  /** The built `index.html`, which pages are rendered into. */
  template: string;
  /** Renders the site's pages. */
  render: RenderPage;
  environment: Environment;
  log: Logger;
  metrics?: Metrics | undefined;
}

/** Returns the whole server as one listener. The first route that has a path responds. */
export function createApp(parts: AppParts): RequestListener {
  const { content, calendarHistory, siteDirectory, template, render, environment, log } = parts;
  const store = parts.metrics ? measure(parts.metrics, parts) : parts.store;
  const { PUBLIC_URL: origin, TRUST_PROXY: trustProxy } = environment;
  const intake = createSignupIntake({
    store,
    hasEvent: (id) => content.current.events.some((event) => event.id === id),
    rateLimit: environment.RATE_LIMIT,
    totalRateLimit: environment.RATE_LIMIT_TOTAL,
  });
  const routes: Route[] = [
    ...healthRoutes(store, content),
    ...apiRoutes(content, intake),
    ...calendarRoutes({ content, history: calendarHistory, origin, log }),
    ...discoveryRoutes(content, origin),
    manifestRoute,
    unsubscribeRoute(template, store),
    ...fileRoutes(siteDirectory, parts.dataDir),
    ...siteRoutes({
      template,
      render,
      content,
      origin,
      forms: createFormPosts(intake),
      log,
    }),
  ];
  return createListener(routes, {
    settings: { trustProxy, publicOrigin: origin },
    observers: [
      createRequestLog(log),
      createUntrustedProxyWarning(trustProxy, log),
      ...(parts.metrics ? [parts.metrics.observeRequest] : []),
    ],
    log,
  });
}

/** Lets the metrics follow the content and the store, and returns the store with its sign-ups counted. */
function measure(metrics: Metrics, { content, store, dataDir }: AppParts): SignupStore {
  metrics.setContentVersion(content.current.version);
  content.onChange(({ version }) => {
    metrics.setContentVersion(version);
  });
  metrics.watch({
    check: () => store.check(),
    refusedSince: () => content.refusedSince,
    freeBytes: () => freeBytes(dataDir),
  });
  return {
    ...store,
    append: async (kind, signup) => {
      await store.append(kind, signup);
      metrics.countSignup(kind);
    },
  };
}
