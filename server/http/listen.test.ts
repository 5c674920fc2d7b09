import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { listenOnPassedSocket } from './listen';

function prepareServer() {
  const server = createServer((_req, res) => res.end('here'));
  onTestFinished(() => void server.close());
  return server;
}

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
