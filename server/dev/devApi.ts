import { resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import { createApi } from '../api/api';
import { pathOf, runHandlers, type Handler } from '../http/handler';
import { createLiveReads } from '../api/liveReads';
import { createCalendarHistory } from '../calendar/calendarHistory';
import { openContent, type ContentStore } from '../content/contentStore';
import { createDevPages, type RequestRenderer } from './devPages';
import { readEnvironment } from '../environment';
import type { Log } from '../http/log';
import { sendText } from '../http/plainText';
import { createRequestContext } from '../http/requestContext';
import { createSignupStore } from '../signups/signupStore';
import { openDatabase } from '../storage/database';
import { createCalendar } from '../calendar/calendar';

/** The response while the content is invalid. */
const withoutContent: Handler = (context) => {
  if (!pathOf(context.req).startsWith('/api')) return false;
  sendText(context, 503, 'The content is broken: see the terminal');
  return true;
};

/**
 * Mounts the API, the calendar and the pages in Vite's own development server: one process, one port, as in
 * production. Broken content is reported in the terminal, and read again when it changes.
 *
 * @returns mounts the pages, to be called when Vite's own middlewares are in place.
 */
export async function mountApi(vite: ViteDevServer): Promise<() => void> {
  const { config, middlewares, watcher, httpServer } = vite;
  const environment = readEnvironment(process.env);
  const place = { file: environment.CONTENT_FILE, pictureRoot: config.publicDir };
  const log: Log = {
    info: (message) => {
      config.logger.info(message);
    },
    warn: (message) => {
      config.logger.warn(message);
    },
    error: (error, message) => {
      config.logger.error(`${message}: ${error instanceof Error ? error.message : String(error)}`);
    },
  };

  const { DATA_DIR, DATABASE_URL, PUBLIC_URL: origin } = environment;
  const storage = { dataDir: DATA_DIR, databaseUrl: DATABASE_URL };
  const database = openDatabase(storage, { log, migrates: true });
  const store = createSignupStore(database);
  const history = createCalendarHistory(database);
  let content: ContentStore | undefined;
  let handlers = [withoutContent];
  let renderPage: RequestRenderer | undefined;
  const open = async () => {
    try {
      content = await openContent(place, log);
      const reads = createLiveReads(content, log);
      handlers = [
        createApi({ reads, content, store, environment }),
        createCalendar({ content, history, origin, log }),
      ];
      renderPage = createDevPages(vite, reads, origin);
    } catch (error) {
      log.error(error, 'The API waits for its content');
    }
  };

  await open();
  watcher.add(resolve(place.file)).on('change', (file) => {
    if (!content && file === resolve(place.file)) void open();
  });
  httpServer?.once('close', () => {
    void content?.close();
    void database.close();
  });
  const settings = { trustProxy: environment.TRUST_PROXY, publicOrigin: origin };
  middlewares.use((req, res, next) => {
    if (!runHandlers(handlers, createRequestContext(req, res, settings), log)) next();
  });
  return () => {
    middlewares.use((req, res, next) => {
      if (renderPage) renderPage(req, res).catch(next);
      else next();
    });
  };
}
