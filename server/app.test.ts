import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { lines, sendBytes, sendRaw, serve, useServer } from './testing/serve';
import { soon } from './testing/soon';

const ana = '10000000-0000-4000-8000-000000000001';

const shared = useServer();

describe('every response', () => {
  it.each([
    ...['/', '/nowhere', '/favicon.svg', '/assets/gone-h4sh.js', '/healthz'],
    ...['/api/fighters', '/api/fighters/nobody', '/api/signups', '/api/nothing'],
  ])('has the security headers of its type: %s', async (path) => {
    const { headers } = await fetch(shared.origin + path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src '(self|none)'/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(/script-src [^;]*/.exec(policy)?.[0] ?? '').not.toContain('unsafe');
    for (const name of ['x-powered-by', 'server', 'access-control-allow-origin', 'set-cookie']) {
      expect(headers.has(name)).toBe(false);
    }
    expect(headers.has('strict-transport-security')).toBe(false);
  });

  it('has only the security headers of a subresource, where it is one', async () => {
    const { headers } = await fetch(`${shared.origin}/assets/main-h4sh.js`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.has('permissions-policy')).toBe(false);
  });

  it('has Strict-Transport-Security over TLS', async () => {
    const proxied = await serve({ variables: { TRUST_PROXY: '1' } });
    const published = await serve({ variables: { PUBLIC_URL: 'https://league.example' } });
    const hsts = async (from: string, forwarded: string) => {
      const { headers } = await fetch(from, { headers: { 'x-forwarded-proto': forwarded } });
      return headers.get('strict-transport-security');
    };
    const insisted = 'max-age=31536000';
    expect(await hsts(proxied.origin, 'https')).toBe(insisted);
    expect(await hsts(proxied.origin, 'http')).toBeNull();
    expect(await hsts(published.origin, 'http')).toBe(insisted);
    expect(await hsts(shared.origin, 'https')).toBeNull();
    for (const path of ['/api/events', '/api/nothing', '/favicon.svg', '/fighters/nobody']) {
      expect(await hsts(published.origin + path, 'http')).toBe(insisted);
    }
  });

  it('has the request id of a trusted proxy, or a new one', async () => {
    const proxied = await serve({ variables: { TRUST_PROXY: '1' } });
    const idOf = async (path: string, sent?: string, from = proxied.origin) => {
      const headers = sent === undefined ? undefined : { 'x-request-id': sent };
      return (await fetch(from + path, { headers })).headers.get('x-request-id');
    };
    const paths = ['/', '/nowhere', '/favicon.svg', '/api/nothing', '/api/fighters', '/healthz'];
    for (const path of paths) {
      expect(await idOf(path, 'proxy-1.2:3')).toBe('proxy-1.2:3');
      expect(await idOf(path, 'x'.repeat(65))).toMatch(/^[\da-f-]{36}$/);
      expect(await idOf(path, '<script>')).toMatch(/^[\da-f-]{36}$/);
    }
    expect(await idOf('/api/nothing')).toMatch(/^[\da-f-]{36}$/);
    expect(await idOf('/api/nothing', 'forged', shared.origin)).toMatch(/^[\da-f-]{36}$/);
    expect(await idOf('/', 'forged', shared.origin)).toBeNull();
  });

  it('to a sign-up allows posts from the public address', async () => {
    const running = await serve({ variables: { PUBLIC_URL: 'https://league.example' } });
    const post = async (from: string) =>
      sendRaw(running.port, '/api/signups', {
        method: 'POST',
        headers: ['Content-Type: application/json', `Origin: ${from}`],
        body: '{}',
      });
    expect((await post('https://league.example')).status).toBe(422);
    expect((await post('http://league.example')).status).toBe(403);
  });
});

describe('the health of the server', () => {
  it('is reported at /healthz and /readyz', async () => {
    expect(await (await fetch(`${shared.origin}/healthz`)).text()).toBe('Alive');
    expect(await (await fetch(`${shared.origin}/readyz`)).text()).toBe('Ready');
    expect((await fetch(`${shared.origin}/readyz`, { method: 'HEAD' })).status).toBe(200);
    expect((await fetch(`${shared.origin}/readyz`, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${shared.origin}/readyz/`)).status).toBe(404);
  });
});

describe('the log of requests', () => {
  type Running = Awaited<ReturnType<typeof serve>>;

  /** Resolves with the lines about requests. A response may arrive before its own line is written. */
  const requestsOf = ({ logged }: Running, count: number) =>
    vi.waitFor(() => {
      const requests = logged.filter(({ msg }) => msg === 'request');
      expect(requests).toHaveLength(count);
      return requests;
    });

  it('has the route and the status of each request, and no data of the visitor', async () => {
    const running = await serve({ variables: { LOG_LEVEL: 'debug', TRUST_PROXY: '1' } });
    const visitor = ['X-Forwarded-For: 198.51.100.77', 'X-Request-Id: one'];
    await sendRaw(running.port, '/api/signups?email=ada@example.com', {
      method: 'POST',
      headers: ['Content-Type: application/json', ...visitor],
      body: '{"name":"Ada Okafor","email":"ada@example.com","mobile":"1"}',
    });
    await sendRaw(running.port, `/api/fighters/${ana}?q=secret`);
    await sendRaw(running.port, `/fighters/${ana}`, {
      headers: ['X-Forwarded-For: 2001:db8:1:2:3:4:5:6'],
    });
    await sendRaw(running.port, '/favicon.svg');
    await sendRaw(running.port, '/secret');

    const requests = await requestsOf(running, 5);
    expect(requests).toMatchObject([
      {
        ...{ level: 30, id: 'one', method: 'POST', route: '/api/signups', status: 201 },
        network: '198.51.100.0',
      },
      { level: 20, route: '/api/fighters/:id', status: 200, network: '127.0.0.0' },
      { level: 20, route: '/fighters/:id', network: '2001:db8:1::' },
      { level: 20, route: 'file' },
      { level: 20, route: 'unknown', status: 404 },
    ]);
    expect(requests[0]?.ms).toEqual(expect.any(Number));
    // In whole words: a random request id may well contain "ada".
    for (const datum of ['ada@', 'Okafor', '198.51.100.77', 'secret', ':2:3:']) {
      expect(JSON.stringify(running.logged)).not.toContain(datum);
    }
  });

  it('leaves out successful reads at the default level', async () => {
    const running = await serve();
    await fetch(`${running.origin}/api/fighters`);
    await fetch(`${running.origin}/api/fighters`, { method: 'DELETE' });
    expect(await requestsOf(running, 1)).toMatchObject([{ method: 'DELETE', status: 405 }]);
  });
});

it('logs a request whose client disconnects without a status', async () => {
  const running = await serve();
  const socket = connect(running.port, '127.0.0.1');
  const head = ['POST /api/signups HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
  socket.write(lines(...head, 'Content-Length: 20', 'Expect: 100-continue'));
  socket.once('data', () => socket.resetAndDestroy());
  const begun = { msg: 'request', method: 'POST', route: '/api/signups', aborted: true };
  await expect.poll(() => running.logged).toContainEqual(expect.objectContaining(begun));
  expect(JSON.stringify(running.logged)).not.toContain('"status"');
  expect(running.log.error).not.toHaveBeenCalled();
});

it('closes the connection of a client that stops reading its response', async () => {
  const running = await serve({
    limits: { stallTimeout: 100 },
    variables: { LOG_LEVEL: 'debug' },
  });
  // More than the system buffers before the client reads.
  await writeFile(join(running.siteDirectory, 'pictures/huge.webp'), Buffer.alloc(64 << 20));
  const socket = connect(running.port, '127.0.0.1').pause();
  onTestFinished(() => void socket.destroy());
  socket.write(lines('GET /pictures/huge.webp HTTP/1.1', 'Host: localhost'));
  await expect
    .poll(() => running.logged, soon)
    .toContainEqual(expect.objectContaining({ route: 'file', aborted: true }));
});

describe('a malformed request', () => {
  const host = 'Host: localhost';
  it.each([
    ['no HTTP at all', 400, Buffer.from('hello\r\n\r\n')],
    ['a TLS greeting', 400, Buffer.from([0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3])],
    [
      'two lengths',
      400,
      lines('POST /api/signups HTTP/1.1', host, ...['1', '2'].map((n) => `Content-Length: ${n}`)),
    ],
    [
      'a broken chunk',
      400,
      lines(
        'POST /api/signups HTTP/1.1',
        host,
        'Content-Type: application/json',
        'Transfer-Encoding: chunked',
        '',
        'x',
      ),
    ],
    ['no host', 400, lines('GET / HTTP/1.1')],
    ['two hosts', 400, lines('GET / HTTP/1.1', host, 'host: other')],
    ['headers without end', 431, lines('GET / HTTP/1.1', host, `X: ${'x'.repeat(20_000)}`)],
    [
      'an expectation of something else',
      417,
      lines('GET / HTTP/1.1', host, 'Connection: close', 'Expect: tea'),
    ],
  ])('gets one sentence: %s', async (_, status, bytes) => {
    const response = await sendBytes(shared.port, bytes);
    expect(response.status).toBe(status);
    expect(response.body).toMatch(/^[A-Z][^\n]+$/);
    expect(response.head).toContain('Content-Type: text/plain; charset=utf-8');
    expect(response.head).toContain('Connection: close');
  });

  it.each([
    ['that has responded', (socket: Socket) => once(socket, 'data')],
    ['that is about to respond', () => Promise.resolve()],
  ])('gets its sentence on a connection %s', async (_, wait) => {
    const socket = connect(shared.port, '127.0.0.1').setEncoding('utf8');
    let received = '';
    socket.on('data', (text: string) => (received += text));
    socket.write(lines('GET /api/fighters HTTP/1.1', host));
    await wait(socket);
    socket.write(lines('GET / HTTP/1.1', host, `X: ${'x'.repeat(20_000)}`));
    await once(socket, 'close');
    expect(received.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 431']);
    expect(received).toMatch(/Connection: close\r\n\r\nThe headers are too large$/);
  });

  it('gets no second response where the first has begun', async () => {
    const post = ['POST /api/nothing HTTP/1.1', host, 'Transfer-Encoding: chunked'];
    const socket = connect(shared.port, '127.0.0.1').setEncoding('utf8');
    let received = '';
    socket.on('data', (text: string) => (received += text));
    socket.write(lines(...post));
    await once(socket, 'data');
    socket.write('no chunk\r\n');
    await once(socket, 'close');
    expect(received.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 404']);
  });

  it('times out when it stalls', async () => {
    const running = await serve({
      limits: { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 },
    });
    const post = ['POST /api/signups HTTP/1.1', host, 'Content-Type: application/json'];
    for (const bytes of [
      Buffer.from('GET /api/fighters HT'),
      Buffer.from(`GET /api/fighters HTTP/1.1\r\n${host}\r\nX: `),
      lines(...post, 'Content-Length: 20'),
      Buffer.concat([lines(...post, 'Transfer-Encoding: chunked'), Buffer.from('5\r\n{"na')]),
    ]) {
      const { status, body } = await sendBytes(running.port, bytes);
      expect({ status, body }).toEqual({ status: 408, body: 'The request took too long' });
    }
    await expect
      .poll(() => running.logged)
      .toContainEqual(
        expect.objectContaining({ route: '/api/signups', aborted: true, status: 408 }),
      );
    expect(await sendBytes(running.port, Buffer.alloc(0))).toMatchObject({ status: 408 });
  });
});
