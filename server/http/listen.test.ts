import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listen, listenOnPassedSocket } from './listen';

const address = { port: 0, host: '127.0.0.1', variable: 'PORT' };

function prepareServer() {
  const server = createServer((_req, res) => res.end('here'));
  onTestFinished(() => void server.close());
  return server;
}

it('a server listens on a port, and its URL is returned', async () => {
  const url = await listen(prepareServer(), address);
  expect(url).toMatch(/^http:\/\/localhost:\d+$/);
  expect(await (await fetch(url.replace('localhost', '127.0.0.1'))).text()).toBe('here');
});

it('a port in use is reported with the variable that sets it', async () => {
  const other = prepareServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(listen(prepareServer(), { ...address, port })).rejects.toThrow(
    `port ${port} on 127.0.0.1 is in use; choose another with PORT`,
  );
});

it('a socket that was passed to another process is not used', async () => {
  const server = prepareServer();
  const variables = { LISTEN_PID: String(process.ppid), LISTEN_FDS: '1' };
  expect(await listenOnPassedSocket(server, variables)).toBeUndefined();
  expect(server.listening).toBe(false);
});

it.each([
  ['2', 'the service manager must pass one socket, not 2'],
  [undefined, 'the service manager must pass one socket, not none'],
])('LISTEN_FDS=%s is rejected', async (LISTEN_FDS, message) => {
  const variables = { LISTEN_PID: String(process.pid), LISTEN_FDS };
  await expect(listenOnPassedSocket(prepareServer(), variables)).rejects.toThrow(message);
});
