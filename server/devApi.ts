import { resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import { createApi } from './api/api';
import type { Gate } from './api/gate';
import { openContent, type ContentSource } from './content/contentSource';
import { readEnvironment } from './environment';
import type { Log } from './log';
import { sendText } from './plainText';

/** Until the content is in order there is nothing to answer with. */
const withoutContent: Gate = (req, res, next) => {
  if (req.url?.startsWith('/api')) sendText(res, 503, 'The content is broken: see the terminal');
  else next();
};

/**
 * Mounts the API in Vite's own development server: one process, one port, as in production. Broken
 * content is told in the terminal, and taken up as soon as it is mended.
 */
export async function mountApi({ config, middlewares, watcher, httpServer }: ViteDevServer) {
  const { CONTENT_FILE } = readEnvironment(process.env);
  const place = { file: CONTENT_FILE, pictureRoot: config.publicDir };
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

  let content: ContentSource | undefined;
  let api = withoutContent;
  const open = async () => {
    try {
      content = await openContent(place, log);
      api = createApi(content, log);
    } catch (error) {
      log.error(error, 'The API waits for its content');
    }
  };

  await open();
  watcher.add(resolve(place.file)).on('change', (file) => {
    if (!content && file === resolve(place.file)) void open();
  });
  httpServer?.once('close', () => void content?.close());
  middlewares.use((req, res, next) => {
    api(req, res, next);
  });
}
