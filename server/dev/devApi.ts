import type { ViteDevServer } from 'vite';
import { apiRoutes } from '../api/api';
import { calendarRoutes } from '../calendar/calendar';
import { createCalendarHistory } from '../calendar/calendarHistory';
import { contentPaths } from '../content/contentPaths';
import { openContent } from '../content/contentStore';
import { createDevPages } from './devPages';
import { readEnvironment } from '../environment';
import type { Log } from '../base/log';
import { createRequestContext } from '../http/requestContext';
import { createRouter, pathOf } from '../http/router';
import { openPictures } from '../pictures/pictures';
import { madePicture, pictureRoute } from '../site/files';
import { manifestRoute } from '../site/manifest';
import { createSignupIntake } from '../signups/signupIntake';
import { createFormPosts } from '../site/formPosts';
import { createSignupStore } from '../signups/signupStore';
import { openDatabase } from '../storage/database';

/**
 * Mounts the API, the calendar and the pages in Vite's own development server: one process, one port, as in
 * production.
 *
 * @returns mounts the pages, to be called when Vite's own middlewares are in place.
 */
export async function mountApi(vite: ViteDevServer): Promise<() => void> {
  const { config, middlewares, httpServer } = vite;
  const environment = readEnvironment(process.env);
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
  const paths = contentPaths(environment);
  const pictures = await openPictures(paths, log);
  const content = await openContent(paths, DATA_DIR, log, pictures);
  const database = openDatabase(
    { dataDir: DATA_DIR, databaseUrl: DATABASE_URL },
    { log, migrates: true },
  );
  httpServer?.once('close', () => {
    void content.close();
    void pictures.close();
    void database.close();
  });

  const intake = createSignupIntake({
    store: createSignupStore(database),
    hasEvent: (id) => content.current.events.some((event) => event.id === id),
    rateLimit: environment.RATE_LIMIT,
    totalRateLimit: environment.RATE_LIMIT_TOTAL,
  });
  const history = createCalendarHistory(database);
  const route = createRouter(
    [
      ...apiRoutes(content, intake),
      ...calendarRoutes({ content, history, origin, log }),
      manifestRoute,
    ],
    log,
  );
  const settings = { trustProxy: environment.TRUST_PROXY, publicOrigin: origin };
  const pictureRouter = createRouter([pictureRoute(config.publicDir, DATA_DIR)], log);
  middlewares.use((req, res, next) => {
    // Vite itself serves those that are built.
    const isMade = madePicture.test(pathOf(req));
    if (!isMade || !pictureRouter(createRequestContext(req, res, settings))) next();
  });
  middlewares.use((req, res, next) => {
    if (!route(createRequestContext(req, res, settings))) next();
  });
  const renderPage = createDevPages(vite, content, createFormPosts(intake), origin);
  return () => {
    middlewares.use((req, res, next) => {
      renderPage(createRequestContext(req, res, settings)).catch(next);
    });
  };
}
