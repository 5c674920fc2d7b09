import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import pino, { type Logger } from 'pino';
import type * as Renderer from '../src/app/render';
import { league } from '../src/config/league';
import { createCalendarHistory } from './calendar/calendarHistory';
import { followContent } from './content/contentDownload';
import { contentPaths } from './content/contentPaths';
import { openContent } from './content/contentStore';
import { readEnvironment } from './environment';
import { createHttpServer } from './http/httpServer';
import { listen, listenOnPassedSocket } from './http/listen';
import { prepareShutdown } from './http/shutdown';
import { createMetrics } from './metrics/metrics';
import { createMetricsServer } from './metrics/metricsServer';
import { openPictures } from './pictures/pictures';
import { rememberedFile, rememberLogged } from './signups/remembered';
import { startRetention } from './signups/retention';
import { createSignupStore } from './signups/signupStore';
import { openDatabase } from './storage/database';
import { fileExists, messageOf } from './storage/fileErrors';

/** The client build, in the folder that the server is started in. */
const siteDirectory = join('dist', 'client');

/** The built `index.html`, which pages are rendered into. It is not among the site's public files. */
const templateFile = join('dist', 'server', 'template.html');

/** The build of `src/app/render.tsx`, beside that of the server. */
const rendererUrl = pathToFileURL(resolve('dist', 'server', 'render.js')).href;

/**
 * The log is written asynchronously: lines are buffered up to `minLength` bytes or `periodicFlush` milliseconds,
 * so that a slow reader does not block the server. Beyond `maxLength` they are dropped.
 */
const logBuffer = { minLength: 4096, periodicFlush: 200, maxLength: 4 * 1024 * 1024 };

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  if (!fileExists(templateFile)) {
    throw new Error('there is no build in dist; make it with: npm run build');
  }
  const log = pino(
    {
      level: environment.LOG_LEVEL,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      serializers: { err: describeError },
    },
    pino.destination({ dest: 1, sync: false, ...logBuffer }),
  );
  const { CONTENT_FILE, CONTENT_URL, DATA_DIR, DATABASE_URL, HOST, PORT, METRICS_PORT } =
    environment;
  const stopFollowing = CONTENT_URL && (await followContent(CONTENT_URL, CONTENT_FILE, log));
  const contentFiles = contentPaths(environment);
  const pictures = await openPictures(contentFiles, log);
  const content = await openContent(contentFiles, DATA_DIR, log, pictures);
  const metrics = METRICS_PORT === undefined ? undefined : createMetrics();
  const location = { dataDir: DATA_DIR, databaseUrl: DATABASE_URL };
  const database = openDatabase(location, {
    log,
    migrates: true,
    onGroup: (size, waiting) => {
      metrics?.observeGroup(size);
      metrics?.setQueueLength(waiting);
    },
  });
  await database.prepare();

  const store = createSignupStore(database, rememberLogged(rememberedFile(DATA_DIR), log));
  const stopRetention = startRetention(store, environment.RETENTION_DAYS, log);

  // React reads it when it is loaded: without it, its development build would serve the site.
  process.env.NODE_ENV ??= 'production';
  const { createApp } = await import('./app');
  const { renderPage } = (await import(rendererUrl)) as typeof Renderer;
  const app = createApp({
    content,
    store,
    calendarHistory: createCalendarHistory(database),
    siteDirectory,
    dataDir: DATA_DIR,
    template: readFileSync(templateFile, 'utf8'),
    render: renderPage,
    environment,
    log,
    metrics,
  });
  const metricsServer = metrics && createMetricsServer(metrics, log);
  // Whatever LOG_LEVEL is: nothing else names a port that the system has chosen.
  const address = log.child({}, { level: 'info' });
  if (metricsServer) {
    // First, so that no visitor meets a server that ends because this port is in use.
    const metricsAddress = { port: METRICS_PORT ?? 0, host: HOST, variable: 'METRICS_PORT' };
    address.info(`The metrics are at ${await listen(metricsServer, metricsAddress)}/metrics`);
  }
  const server = createHttpServer(app);
  const url =
    (await listenOnPassedSocket(server)) ??
    (await listen(server, { port: PORT, host: HOST, variable: 'PORT' }));
  address.info(`${league.name} is at ${url}`);
  address.flush();
  endWell(server, log, async () => {
    metricsServer?.close().closeAllConnections();
    stopRetention();
    if (stopFollowing) await stopFollowing();
    await Promise.all([content.close(), pictures.close(), database.close()]);
  });
}

/** Returns what the log has of an error: as pino does it, with a message that a person understands. */
function describeError(error: Error) {
  const { type, message, stack } = pino.stdSerializers.err(error);
  const readable = messageOf(error);
  return { type, message: readable, stack: stack.replace(message, readable) };
}

/**
 * Ends the process on a signal or an uncaught error: requests in progress are finished, and the store is closed.
 * After an error the exit code is 1, so that the service manager restarts it.
 */
function endWell(server: Server, log: Logger, close: () => Promise<void>): void {
  const shutDown = prepareShutdown(server);
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    void shutDown().then(close);
  };
  const fail = (error: unknown) => {
    log.fatal(error, 'A fault that nobody caught: the server ends');
    process.exitCode = 1;
    end();
  };
  process.on('SIGTERM', end).on('SIGINT', end);
  process.on('uncaughtException', fail).on('unhandledRejection', fail);
}

start().catch((error: unknown) => {
  process.stderr.write(`${league.name} cannot start: ${messageOf(error)}\n`);
  process.exit(1);
});
