import { readFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { pathToFileURL } from 'node:url';
import { beforeAll, onTestFinished, vi } from 'vitest';
import type * as Renderer from '../../src/app/render';
import { createApp } from '../app';
import { createCalendarHistory, type CalendarHistory } from '../calendar/calendarHistory';
import { openContent } from '../content/contentStore';
import { readEnvironment } from '../environment';
import { createHttpServer } from '../http/httpServer';
import { timeLimits } from '../http/limits';
import type { Log } from '../base/log';
import type { Metrics } from '../metrics/metrics';
import { openPictures } from '../pictures/pictures';
import { createSignupStore, type SignupStore } from '../signups/signupStore';
import { openDatabase } from '../storage/database';
import { makeTestSite, type TestSite } from './league';

/** Creates a log that records its calls. */
export function createTestLog() {
  return { info: vi.fn<Log['info']>(), warn: vi.fn<Log['warn']>(), error: vi.fn<Log['error']>() };
}

/** The options of a test's server. */
export interface ServerOptions {
  league?: unknown;
  /** The site of an earlier server, which is not removed; a new one by default. */
  site?: TestSite;
  /** Variables as in `process.env`. There is no rate limit unless a test sets one. */
  variables?: Record<string, string>;
  store?: Partial<SignupStore>;
  calendarHistory?: CalendarHistory;
  /** The database in place of SQLite. */
  databaseUrl?: string | undefined;
  limits?: Partial<typeof timeLimits>;
  render?: Renderer.RenderPage;
  metrics?: Metrics;
}

/** The whole server on a port of its own, over a {@link makeTestSite}. */
export async function startServer(options: ServerOptions = {}) {
  const { league, variables, store, databaseUrl, limits, metrics } = options;
  const site = options.site ?? (await makeTestSite(league));
  const logged: Record<string, unknown>[] = [];
  const log = pino(
    { level: variables?.LOG_LEVEL ?? 'info' },
    { write: (line) => void logged.push(JSON.parse(line) as Record<string, unknown>) },
  );
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(log, level);
  const { dataDir } = site;
  const pictures = await openPictures(site, log);
  const content = await openContent(site, dataDir, log, pictures);
  const database = openDatabase({ dataDir, databaseUrl }, { log, migrates: true });
  const signups = createSignupStore(database);
  const calendarHistory = options.calendarHistory ?? createCalendarHistory(database);
  const { renderPage } = (await import(pathToFileURL(site.rendererFile).href)) as typeof Renderer;
  const app = createApp({
    content,
    store: { ...signups, ...store },
    calendarHistory,
    siteDirectory: site.siteDirectory,
    dataDir,
    template: readFileSync(site.templateFile, 'utf8'),
    render: options.render ?? renderPage,
    environment: readEnvironment({ RATE_LIMIT: '0', RATE_LIMIT_TOTAL: '0', ...variables }),
    log,
    metrics,
  });
  const server = createHttpServer(app, { ...timeLimits, ...limits });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await content.close();
    await pictures.close();
    await database.close();
    if (!options.site) await site.remove();
  };
  return { ...site, content, signups, log, logged, port, origin: `http://127.0.0.1:${port}`, stop };
}

/** {@link startServer} for one test, stopped after it. */
export async function serve(options?: ServerOptions) {
  const running = await startServer(options);
  onTestFinished(running.stop);
  return running;
}

/** {@link startServer} for all tests of a file. */
export function useServer(): Pick<Awaited<ReturnType<typeof startServer>>, 'origin' | 'port'> {
  let running: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    running = await startServer();
    return running.stop;
  });
  return {
    get origin() {
      return running.origin;
    },
    get port() {
      return running.port;
    },
  };
}

/** A raw response. */
export interface RawResponse {
  status: number;
  head: string;
  body: string;
}

interface RawRequest {
  method?: string | undefined;
  headers?: string[];
  body?: string | Buffer;
}

/** Sends a request line and headers byte for byte, which fetch would normalise. */
export function sendRaw(
  port: number,
  target: string,
  { method = 'GET', headers = [], body = '' }: RawRequest = {},
): Promise<RawResponse> {
  const head = [
    `${method} ${target} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    ...headers,
    ...(body.length > 0 ? [`Content-Length: ${Buffer.byteLength(body)}`] : []),
  ];
  return sendBytes(port, Buffer.concat([lines(...head), Buffer.from(body)]));
}

/** The head of a request. */
export function lines(...head: string[]): Buffer {
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n`);
}

/** Sends bytes, and reads the response until the server closes the connection. */
export async function sendBytes(port: number, bytes: Buffer): Promise<RawResponse> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  const all = await text(socket);
  const [head = '', ...body] = all.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body: body.join('\r\n\r\n') };
}
