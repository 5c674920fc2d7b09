import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createHttpServer } from './httpServer';
import { prepareShutdown } from './shutdown';
import { lines } from '../testing/serve';

const get = lines('GET / HTTP/1.1', 'Host: localhost');

/** Starts a server, and opens a connection that has sent a first request. */
async function startServer(listener: RequestListener) {
  const server = createHttpServer(listener);
  const shutDown = prepareShutdown(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(server, 'connection');
  socket.write(get);
  return { server, socket, port, shutDown };
}

it('responds to a last request of an idle connection', async () => {
  const { socket, port, shutDown } = await startServer((_req, res) => res.end('one'));
  await once(socket, 'data');

  const end = shutDown();
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');
  socket.write(get);
  expect(await text(socket)).toMatch(/\r\nConnection: close\r\n[^]*\r\n\r\none$/);
  await end;
});

it('announces the end of a connection in a response in progress', async () => {
  const { socket, server, shutDown } = await startServer(() => undefined);
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  const end = shutDown();
  response.end('one');
  expect(await text(socket)).toMatch(/\r\nConnection: close\r\n[^]*\r\n\r\none$/);
  await end;
});

it('finishes responses in progress', async () => {
  // More than the system buffers before the client reads.
  const body = Buffer.alloc(64 * 1024 * 1024, 'x');
  const { socket, shutDown } = await startServer((_req, res) => res.end(body));
  await once(socket, 'readable');

  const end = shutDown();
  const [, received = ''] = (await text(socket)).split('\r\n\r\n');
  expect(received).toHaveLength(body.length);
  await end;
});

// The time limit is between the second that they are left and the ten of requests in progress.
describe('does not wait for a connection', { timeout: 5000 }, () => {
  it('without a request after its last response', async () => {
    const { socket, shutDown } = await startServer((_req, res) => res.end('one'));
    await once(socket, 'data');
    await shutDown();
  });

  it('that never sent anything', async () => {
    const { socket, port, server, shutDown } = await startServer((_req, res) => res.end('one'));
    socket.end();
    const silent = connect(port, '127.0.0.1');
    await once(server, 'connection');
    const received = text(silent);
    await shutDown();
    expect(await received).toBe('');
  });
});

it('responds to the first request of a connection that had sent nothing', async () => {
  const { socket, port, server, shutDown } = await startServer((_req, res) => res.end('one'));
  await once(socket, 'data');
  socket.end();
  const silent = connect(port, '127.0.0.1');
  await once(server, 'connection');

  const end = shutDown();
  silent.write(get);
  expect(await text(silent)).toMatch(/\r\nConnection: close\r\n[^]*\r\n\r\none$/);
  await end;
});

it('waits for a first request that has begun to arrive', async () => {
  const { socket, port, server, shutDown } = await startServer((_req, res) => res.end('one'));
  await once(socket, 'data');
  const starting = connect(port, '127.0.0.1');
  await once(server, 'connection');

  const end = shutDown();
  starting.write(get.subarray(0, 10));
  // The server closes the idle connection in the same moment in which it would close this one.
  await text(socket);
  starting.write(get.subarray(10));
  expect(await text(starting)).toMatch(/\r\n\r\none$/);
  await end;
});
