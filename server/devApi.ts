import { resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import { createApi } from './api/api';
import type { Gate } from './api/gate';
import { createLiveReads } from './api/liveReads';
import { openContent, type ContentSource } from './content/contentSource';
import { readEnvironment } from './environment';
import type { Log } from './log';
import { sendText } from './plainText';
import { openSignupStore } from './signups/openSignupStore';
import { StoreUnavailableError, type SignupStore } from './signups/signupStore';

/** Until the content is in order there is nothing to answer with. */
const withoutContent: Gate = (req, res, next) => {
  if (req.url?.startsWith('/api')) sendText(res, 503, 'The content is broken: see the terminal');
  else next();
};

/**
 * A store that is opened with the first sign-up. A restart of Vite starts the new server before it
 * closes the old one, and only one may have the store open.
 */
function openWhenNeeded(open: () => Promise<SignupStore>, log: Log) {
  let opened: Promise<SignupStore> | undefined;
  const store = () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      log.error(error, 'Sign-ups cannot be stored');
      throw new StoreUnavailableError();
    });
    return opened;
  };
  return {
    append: async (...signup: Parameters<SignupStore['append']>) =>
      (await store()).append(...signup),
    close: async () => (await opened)?.close(),
  };
}

/**
 * Mounts the API in Vite's own development server: one process, one port, as in production. Broken
 * content is told in the terminal, and taken up as soon as it is mended.
 */
export async function mountApi({ config, middlewares, watcher, httpServer }: ViteDevServer) {
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

  const { DATA_DIR, DATABASE_URL } = environment;
  const store = openWhenNeeded(
    () => openSignupStore({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL, log }),
    log,
  );
  let content: ContentSource | undefined;
  let api = withoutContent;
  const open = async () => {
    try {
      content = await openContent(place, log);
      api = createApi({ reads: createLiveReads(content, log), content, store, environment, log });
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
    void store.close();
  });
  middlewares.use((req, res, next) => {
    api(req, res, next);
  });
}
