import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished, vi } from 'vitest';
import { createApp } from '../app';
import { openContent } from '../content/contentSource';
import type { Log } from '../log';
import { createTestSite } from './league';

/** A log that remembers what it was told. */
export function createTestLog() {
  return { info: vi.fn<Log['info']>(), warn: vi.fn<Log['warn']>(), error: vi.fn<Log['error']>() };
}

/** The whole server on a port of its own, over a {@link createTestSite}. */
export async function startServer(league?: unknown) {
  const site = await createTestSite(league);
  const log = createTestLog();
  const content = await openContent(site, log);
  const server = createServer(createApp({ content, siteDirectory: site.siteDirectory, log }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await content.close();
    await site.remove();
  };
  return { ...site, content, log, port, origin: `http://127.0.0.1:${port}`, stop };
}

/** {@link startServer} for one test, gone when the test is. */
export async function serve(league?: unknown) {
  const running = await startServer(league);
  onTestFinished(running.stop);
  return running;
}

/** One response off the wire. */
export interface RawResponse {
  status: number;
  head: string;
  body: string;
}

/** Sends a request line and headers byte for byte, which fetch would tidy up first. */
export async function sendRaw(
  port: number,
  target: string,
  { method = 'GET', headers = [] as string[] } = {},
): Promise<RawResponse> {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    [
      `${method} ${target} HTTP/1.1`,
      'Host: localhost',
      'Connection: close',
      ...headers,
      '',
      '',
    ].join('\r\n'),
  );
  const all = await text(socket);
  const [head = '', ...body] = all.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body: body.join('\r\n\r\n') };
}
