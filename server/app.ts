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
import { createRequestLog } from './requestLog';
import type { SignupStore } from './signups/signupStore';
import { createSecurityHeaders } from './web/securityHeaders';
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
  const setSecurityHeaders = createHeaderSetter(environment);
  const health = createHealth(store);
  const api = createApi({ content, store, environment, log });

  const site = express();
  site.disable('x-powered-by');
  site.use(createWeb(siteDirectory, content));
  site.use(onError(log));

  const listener: RequestListener = (req, res) => {
    logRequest(req, res);
    setSecurityHeaders(req, res);
    health(req, res, () => {
      api(req, res, () => {
        site(req, res);
      });
    });
  };
  return listener;
}

function createHeaderSetter({ PUBLIC_URL, TRUST_PROXY }: Environment): RequestListener {
  const plain = createSecurityHeaders(false);
  const secure = createSecurityHeaders(true);
  const isPublicSecure = PUBLIC_URL?.startsWith('https:') ?? false;
  return (req, res) => {
    const isSecure = isPublicSecure || isForwardedFromTls(req, TRUST_PROXY);
    for (const [name, value] of isSecure ? secure : plain) res.setHeader(name, value);
  };
}

function onError(log: Log): ErrorRequestHandler {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- Express knows an error handler by its four parameters.
  return (error: unknown, _req, res, _next) => {
    log.error(error, 'A request could not be answered');
    if (res.headersSent) res.destroy();
    else sendText(res, 500, ourFault);
  };
}
