import express, { type ErrorRequestHandler } from 'express';
import type { RequestListener } from 'node:http';
import { createApi } from './api/api';
import type { ContentSource } from './content/contentSource';
import type { Log } from './log';
import { ourFault, sendText } from './plainText';
import { createWeb } from './web/web';

/** What the server is made of. */
export interface AppParts {
  content: ContentSource;
  /** The folder of the built site. */
  siteDirectory: string;
  log: Log;
}

/**
 * The whole server as one listener. The API comes first and outside Express, whose request set-up
 * would take half of its speed (docs/decisions/001).
 *
 * @throws When `siteDirectory` holds no built site.
 */
export function createApp({ content, siteDirectory, log }: AppParts): RequestListener {
  const api = createApi(content, log);

  const site = express();
  site.disable('x-powered-by');
  site.use(createWeb(siteDirectory, content));
  site.use(onError(log));

  return (req, res) => {
    api(req, res, () => {
      site(req, res);
    });
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
