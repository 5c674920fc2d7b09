import express, { type ErrorRequestHandler } from 'express';
import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { createApi } from './api/api';
import { isForwardedFromTls } from './clientAddress';
import type { ContentSource } from './content/contentSource';
import type { Environment } from './environment';
import { createHealth } from './health';
import type { Log } from './log';
import { ourFault, sendText } from './plainText';
import { requestId } from './requestId';
import { createRequestLog } from './requestLog';
import type { SignupStore } from './signups/signupStore';
import { pageHeaders, securePageHeaders, strictTransport } from './web/securityHeaders';
import { createWeb } from './web/web';

/** What the server is made of. */
export interface AppParts {
  content: ContentSource;
  store: SignupStore;
  /** The folder of the built site. */
  siteDirectory: string;
  environment: Environment;
  log: Logger;
}

/**
 * The whole server as one listener. The API comes first and outside Express, whose request set-up
 * would take half of its speed (docs/decisions/001).
 *
 * @throws When `siteDirectory` holds no built site.
 */
export function createApp({ content, store, siteDirectory, environment, log }: AppParts) {
  const logRequest = createRequestLog(log, environment.TRUST_PROXY);
  const health = createHealth(store);
  const api = createApi({ content, store, environment, log });

  const site = express();
  site.disable('x-powered-by');
  site.use(createWeb(siteDirectory, content));
  site.use(onError(log));

  const { PUBLIC_URL, TRUST_PROXY } = environment;
  const isPublicSecure = PUBLIC_URL?.startsWith('https:') ?? false;

  const listener: RequestListener = (req, res) => {
    logRequest(req, res);
    const isSecure = isPublicSecure || isForwardedFromTls(req, TRUST_PROXY);
    if (isSecure) res.setHeader(...strictTransport);
    health(req, res, () => {
      api(req, res, () => {
        res.setHeader('X-Request-Id', requestId(req));
        for (const header of isSecure ? securePageHeaders : pageHeaders) res.setHeader(...header);
        site(req, res);
      });
    });
  };
  return listener;
}

function onError(log: Log): ErrorRequestHandler {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- Express knows an error handler by its four parameters.
  return (error: unknown, _req, res, _next) => {
    log.error(error, 'A request could not be answered');
    if (res.headersSent) res.destroy();
    else sendText(res, 500, ourFault);
  };
}
