import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type ErrorRequestHandler } from 'express';
import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import type { RenderPage } from '../src/app/render';
import { createApi } from './api/api';
import { createLiveReads } from './api/liveReads';
import type { CalendarHistory } from './calendar/calendarHistory';
import { isForwardedFromTls } from './http/clientAddress';
import type { ContentStore } from './content/contentStore';
import type { Environment } from './environment';
import { createHealth } from './http/health';
import type { Log } from './http/log';
import { ourFault, sendText } from './http/plainText';
import { createRequestLog } from './http/requestLog';
import type { SignupStore } from './signups/signupStore';
import { createCalendar } from './calendar/calendar';
import { createDiscovery } from './site/discovery';
import { createPages } from './site/pages';
import { strictTransport } from './http/securityHeaders';
import { createWeb } from './site/web';

/** The parts of the server. */
export interface AppParts {
  content: ContentStore;
  store: SignupStore;
  calendarHistory: CalendarHistory;
  /** The folder of the built site. */
  siteDirectory: string;
  /** Renders the site's pages. */
  render: RenderPage;
  environment: Environment;
  log: Logger;
}

/**
 * Returns the whole server as one listener. The API and the pages run first and outside Express, whose request
 * set-up would halve their speed (docs/decisions/001).
 * @throws when `siteDirectory` has no built site
 */
export function createApp(parts: AppParts) {
  const { content, store, calendarHistory, siteDirectory, render, environment, log } = parts;
  const { PUBLIC_URL, TRUST_PROXY } = environment;
  const logRequest = createRequestLog(log, environment.TRUST_PROXY);
  const health = createHealth(store);
  const reads = createLiveReads(content, log);
  const api = createApi({ reads, content, store, environment, log });
  const calendar = createCalendar({ content, history: calendarHistory, origin: PUBLIC_URL, log });
  const template = readFileSync(join(siteDirectory, 'index.html'), 'utf8');
  const pages = createPages({
    template,
    render,
    league: () => reads.current.league,
    origin: PUBLIC_URL,
    log,
  });

  const site = express();
  site.disable('x-powered-by');
  site.use(createWeb(siteDirectory, createDiscovery(content, PUBLIC_URL), pages));
  site.use(onError(log));

  const isPublicSecure = PUBLIC_URL?.startsWith('https:') ?? false;

  const listener: RequestListener = (req, res) => {
    logRequest(req, res);
    const isSecure = isPublicSecure || isForwardedFromTls(req, TRUST_PROXY);
    if (isSecure) res.setHeader(...strictTransport);
    health(req, res, () => {
      api(req, res, () => {
        pages.known(req, res, () => {
          calendar(req, res, () => {
            site(req, res);
          });
        });
      });
    });
  };
  return listener;
}

function onError(log: Log): ErrorRequestHandler {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- Express recognises an error handler by its four parameters.
  return (error: unknown, _req, res, _next) => {
    log.error(error, 'A request could not be answered');
    if (res.headersSent) res.destroy();
    else sendText(res, 500, ourFault);
  };
}
