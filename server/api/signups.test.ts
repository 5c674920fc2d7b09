import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { privacyNotice } from '../../src/content/privacy';
import type { SignupKind } from '../signups/signup';
import type { SignupStore } from '../signups/signupStore';
import { StoreUnavailableError } from '../storage/database';
import { collect } from '../testing/signups';
import { lines, sendBytes, sendRaw, serve, startServer } from '../testing/serve';
import { soon } from '../testing/soon';

const member = { name: 'Ada Okafor', email: 'ada@example.com', mobile: '+1 617 555 0134' };
const fan = { name: 'Ada Okafor', email: 'ada@example.com' };
const eventId = '20000000-0000-4000-8000-000000000003';
const json = 'Content-Type: application/json';

const uuid = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** A text that no response may contain. */
const secret = 'S3cret-0f-the-sender';

function stored({ signups }: { signups: SignupStore }, kind: SignupKind) {
  return collect(signups.readAll(kind));
}

type Running = Awaited<ReturnType<typeof startServer>>;
let server: Running;
beforeAll(async () => {
  server = await startServer();
  return server.stop;
});

const post = (path: string, body: string | Buffer, port = server.port, headers = [json]) =>
  sendRaw(port, path, { method: 'POST', headers, body });
const signUp = ({ port }: { port: number }, ...headers: string[]) =>
  post('/api/signups', JSON.stringify(member), port, [json, ...headers]);
const register = ({ port }: { port: number }, body: object) =>
  post('/api/pay-per-view-signups', JSON.stringify(body), port);

describe('a sign-up', () => {
  it.each([
    ['/api/signups', 'member', member],
    ['/api/pay-per-view-signups', 'pay-per-view', { ...fan, eventId }],
    ['/api/pay-per-view-signups', 'pay-per-view', { name: 'Bo', mobile: '1' }],
  ] as const)('to %s is stored as a %s, and acknowledged with its id', async (path, kind, body) => {
    const running = await serve();
    const response = await post(path, JSON.stringify(body), running.port);
    expect(response.status).toBe(201);
    expect(response.head).toContain('\r\nContent-Type: application/json; charset=utf-8\r\n');
    expect(response.head).toContain('\r\nCache-Control: no-store\r\n');
    expect(response.head).not.toMatch(/^location:/im);
    const created = JSON.parse(response.body) as Record<string, string>;
    expect(created).toEqual({
      id: expect.stringMatching(uuid) as string,
      createdAt: expect.any(String) as string,
    });
    expect(Date.parse(created.createdAt ?? '')).toBeCloseTo(Date.now(), -5);
    const { version: privacyVersion } = privacyNotice;
    const record = { ...body, ...created, updatedAt: created.createdAt, privacyVersion };
    expect(await stored(running, kind)).toEqual([record]);
  });

  it('is stored trimmed and normalised', async () => {
    const running = await serve();
    const body = JSON.stringify({ ...member, name: '  Zoe\u0308  ', mobile: ' 1\n' });
    expect((await post('/api/signups', body, running.port)).status).toBe(201);
    expect(await stored(running, 'member')).toMatchObject([{ name: 'Zo\u00EB', mobile: '1' }]);
  });

  it.each([
    ['Content-Type: application/json'],
    ['Content-Type: APPLICATION/JSON; Charset=UTF-8'],
    ['Content-Type: application/json;charset="utf-8"'],
    [json, 'Content-Encoding: identity'],
    [json, 'Origin: http://localhost'],
    [json, 'Origin: https://localhost'],
    [json, 'Sec-Fetch-Site: same-origin', 'Origin: http://localhost'],
    [json, 'Sec-Fetch-Site: none'],
    [json, 'X-HTTP-Method-Override: DELETE'],
  ])('is accepted with %s %s', async (...headers) => {
    const body = JSON.stringify(member);
    expect((await post('/api/signups', body, server.port, headers)).status).toBe(201);
  });

  it('is accepted in pieces, in chunks, and after 100 Continue', async () => {
    const body = JSON.stringify(member);
    const head = ['POST /api/signups HTTP/1.1', 'Host: localhost', json];
    const chunks = body.replaceAll(/[^]/g, '1\r\n$&\r\n');
    const chunked = await sendBytes(
      server.port,
      Buffer.concat([
        lines(...head, 'Connection: close', 'Transfer-Encoding: chunked'),
        Buffer.from(`${chunks}0\r\n\r\n`),
      ]),
    );
    expect(chunked.status).toBe(201);

    const socket = connect(server.port, '127.0.0.1');
    const length = `Content-Length: ${body.length}`;
    socket.write(lines(...head, 'Connection: close', 'Expect: 100-continue', length));
    const [invitation] = (await once(socket, 'data')) as [Buffer];
    expect(invitation.toString()).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    const reply = text(socket);
    for (const letter of body) socket.write(letter);
    expect(await reply).toMatch(/^HTTP\/1\.1 201 Created\r\n/);
  });

  it('is accepted over HTTP/1.0', async () => {
    const body = JSON.stringify(member);
    const head = lines('POST /api/signups HTTP/1.0', json, `Content-Length: ${body.length}`);
    const { status } = await sendBytes(server.port, Buffer.concat([head, Buffer.from(body)]));
    expect(status).toBe(201);
  });

  it('is accepted up to the maximum size, and no larger', async () => {
    const padded = (size: number) => {
      const body = JSON.stringify(member);
      return body + ' '.repeat(size - body.length);
    };
    expect((await post('/api/signups', padded(8192))).status).toBe(201);
    expect((await post('/api/signups', padded(8193))).status).toBe(413);
  });

  it('may follow another, accepted or rejected, on the same connection', async () => {
    const request = (body: string, ...headers: string[]) =>
      Buffer.concat([
        lines(
          ...['POST /api/signups HTTP/1.1', 'Host: localhost', json],
          ...[`Content-Length: ${body.length}`, ...headers],
        ),
        Buffer.from(body),
      ]);
    const good = JSON.stringify(member);
    const socket = connect(server.port, '127.0.0.1');
    const reply = text(socket);
    socket.write(
      Buffer.concat([
        ...[request(good), request('{'), request('[]', 'Origin: null'), request('{}')],
        request(good, 'Connection: close'),
      ]),
    );
    const statuses = [...(await reply).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    expect(statuses).toEqual(['201', '400', '403', '422', '201']);
  });
});

const deep = `${'['.repeat(4000)}${']'.repeat(4000)}`;
const withField = (field: string, value = '1') =>
  `{"name":"Ada","email":"ada@example.com","mobile":"1","${field}":${value}}`;

/** Bodies that are not JSON: 400. */
const malformed: [what: string, body: string | Buffer, message: string][] = [
  ['nothing', '', 'The body is empty'],
  ['half an object', '{"name":', 'The body is not valid JSON'],
  ['a secret that is no JSON', secret, 'The body is not valid JSON'],
  ['a byte-order mark', `\uFEFF${JSON.stringify(member)}`, 'The body is not valid JSON'],
  ['Latin-1', Buffer.from('{"name":"Zo\u00EB"}', 'latin1'), 'The body is not text in UTF-8'],
  ['gzip', Buffer.from([0x1f, 0x8b, 8, 0]), 'The body is not text in UTF-8'],
];

const unreadableName = 'Name must not contain control characters';
/** Bodies that break a rule: 422. `src/domain/signup.test.ts` has the rules of each field. */
const ruleBreaks: [what: string, body: string, message: string][] = [
  ['an empty array', '[]', 'The body must be one JSON object'],
  ['null', 'null', 'The body must be one JSON object'],
  ['a text', `"${secret}"`, 'The body must be one JSON object'],
  ['deep nesting', deep, 'The body must be one JSON object'],
  ['an empty object', '{}', 'Name is required'],
  ['no email', JSON.stringify({ ...member, email: undefined }), 'Valid email is required'],
  ['a name of deep nesting', withField('name', deep), 'Name is required'],
  ['a name with an escape sequence', withField('name', '"Ada\\u001b[2J"'), unreadableName],
  ['a secret for an email', withField('email', `"${secret}"`), 'Valid email is required'],
  ...['id', 'createdAt', 'updatedAt', 'views', 'eventId', '__proto__', 'constructor'].map(
    (field): [string, string, string] => [
      `the field ${field}`,
      withField(field, '{"isAdmin":true}'),
      `${field} cannot be part of this sign-up`,
    ],
  ),
  ...['isAdmin', 'Name', secret, 'toString'].map((field): [string, string, string] => [
    `the field "${field}"`,
    withField(field),
    'An unknown field cannot be part of this sign-up',
  ]),
];

const noEvent = 'Event not found';
const payPerViewBreaks: [what: string, body: object, message: string][] = [
  ['no contact', { name: 'Ada' }, 'Please provide either email or mobile number'],
  ['an event nobody knows', { ...fan, eventId: secret }, noEvent],
  ['an event in an array', { ...fan, eventId: [eventId] }, noEvent],
  ['an event of null', { ...fan, eventId: null }, noEvent],
  ['a fighter for an event', { ...fan, eventId: '10000000-0000-4000-8000-000000000001' }, noEvent],
];

/** Headers with which a sign-up is rejected, whatever its body is. */
const headerBreaks: [status: number, message: string, ...headers: string[]][] = [
  ...[
    ...['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=latin1'],
    ...['application/jsonx', 'application/json, text/plain', '*/*', 'application/json; boundary=x'],
  ].map((type): [number, string, string] => [
    415,
    'The content type must be application/json',
    `Content-Type: ${type}`,
  ]),
  [415, 'The content type must be application/json'],
  ...['gzip', 'identity, gzip', 'x'].map((coding): [number, string, string, string] => [
    415,
    'The body must not be compressed',
    json,
    `Content-Encoding: ${coding}`,
  ]),
  ...[
    ...['Sec-Fetch-Site: cross-site', 'Sec-Fetch-Site: same-site', 'Origin: null', 'Origin: '],
    ...[
      'Origin: http://localhost.evil.example',
      'Origin: http://localhost:81',
      'Origin: localhost',
    ],
  ].map((header): [number, string, string, string] => [
    403,
    'Sign-ups are taken from this site only',
    json,
    header,
  ]),
  // A form on another site can send these types without a preflight, so the site is checked first.
  [403, 'Sign-ups are taken from this site only', 'Content-Type: text/plain', 'Origin: null'],
];

const methods = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'];

/** Paths that lead to the lists in other servers, or might. `gate.test.ts` has those of json-server. */
const leaks = ['signups', 'pay-per-view-signups'].flatMap((list) => [
  ...[
    `/${list}`,
    `/${list}/1`,
    `/api/${list}/`,
    `/api/${list}/1`,
    `/api//${list}`,
    `/api/x/../${list}`,
  ],
  ...[`/api%2F${list}`, `/api/${list}%00`, `/api/${list}.json`, `/api/${list.toUpperCase()}`],
  ...[`/api/fighters/..%2f${list}`, `/api/fighters?_embed=${list}`, `/api/${list}/export`],
]);
const dumps = ['/db.json', '/data/', '/data/redline.db', '/.env', '/admin', '/metrics', '/graphql'];

describe('the sign-up calls', () => {
  const problem = async (request: ReturnType<typeof post>, status: number, message: string) => {
    const response = await request;
    expect({ status: response.status, body: response.body }).toEqual({ status, body: message });
    expect(response.head).toContain('\r\nContent-Type: text/plain; charset=utf-8\r\n');
    expect(response.head).toContain('\r\nCache-Control: no-store\r\n');
    expect(response.head).not.toMatch(/X-Powered-By|Access-Control/i);
  };

  it.each(malformed)('refuse %s', async (_, body, message) => {
    await problem(post('/api/signups', body), 400, message);
    await problem(post('/api/pay-per-view-signups', body), 400, message);
  });

  it.each(ruleBreaks)('refuse a member with %s', async (_, body, message) => {
    await problem(post('/api/signups', body), 422, message);
  });

  it.each(payPerViewBreaks)('refuse a fan with %s', async (_, body, message) => {
    await problem(post('/api/pay-per-view-signups', JSON.stringify(body)), 422, message);
  });

  it.each(headerBreaks)('respond with %i (%s) to %s %s', async (status, message, ...headers) => {
    const body = JSON.stringify(member);
    await problem(post('/api/signups', body, server.port, headers), status, message);
  });

  it.each(methods)('do not allow %s', async (method) => {
    for (const path of ['/api/signups', '/api/pay-per-view-signups', '/api/signups?_method=POST']) {
      const headers = ['X-HTTP-Method-Override: POST'];
      const response = await sendRaw(server.port, path, { method, headers });
      expect(response.status).toBe(405);
      expect(response.head).toContain('\r\nAllow: POST\r\n');
      expect(response.body).toBe(method === 'HEAD' ? '' : 'Method not allowed');
    }
  });

  it.each([...leaks, ...dumps])('do not reveal a list at %s', async (path) => {
    await post('/api/signups', JSON.stringify({ ...member, name: secret }));
    for (const method of ['GET', 'POST']) {
      const { body, head } = await sendRaw(server.port, path, {
        method,
        headers: ['X-Original-URL: /api/signups', 'X-Rewrite-URL: /signups', 'Accept: text/csv'],
      });
      expect(head).toMatch(/^HTTP\/1\.1 (200|404|405) /);
      expect(body + head).not.toContain(secret);
      expect(body).not.toContain(member.email);
    }
  });

  it('refuse a large body by its Content-Length immediately, without 100 Continue', async () => {
    const response = await sendBytes(
      server.port,
      lines(
        ...['POST /api/signups HTTP/1.1', 'Host: localhost', json],
        ...['Expect: 100-continue', 'Content-Length: 9999999999'],
      ),
    );
    expect(response.status).toBe(413);
    expect(response.head).toContain('\r\nConnection: close\r\n');
    expect(response.body).toBe('The body must not be larger than 8 KB');
  });

  it('refuse a large body in chunks, and close before it ends', async () => {
    const socket = connect(server.port, '127.0.0.1');
    const reply = text(socket);
    const head = ['POST /api/signups HTTP/1.1', 'Host: localhost', json];
    socket.write(lines(...head, 'Transfer-Encoding: chunked'));
    const chunk = `1000\r\n${'x'.repeat(4096)}\r\n`;
    const flow = setInterval(() => socket.write(chunk), 5);
    socket.once('close', () => {
      clearInterval(flow);
    });
    const all = await reply;
    expect(all).toMatch(/^HTTP\/1\.1 413 /);
    expect(all).toContain('The body must not be larger than 8 KB');
  });

  it('deliver the response to a client that is still uploading', async () => {
    for (const size of [20_000, 3_000_000]) {
      const response = await fetch(`${server.origin}/api/signups`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: 'x'.repeat(size),
      });
      expect(response.status).toBe(413);
    }
  });

  it('respond with 503 and a text for visitors while the store is unavailable', async () => {
    const append = vi
      .fn<SignupStore['append']>()
      .mockRejectedValueOnce(new StoreUnavailableError(secret));
    append.mockResolvedValue();
    const running = await serve({ store: { append } });
    const refused = await signUp(running);
    expect(refused.status).toBe(503);
    expect(refused.head).toContain('\r\nRetry-After: 10\r\n');
    expect(refused.body).toBe(
      'We cannot take sign-ups right now. Please try again in a few minutes.',
    );
    expect((await fetch(`${running.origin}/api/fighters`)).status).toBe(200);
    expect((await signUp(running)).status).toBe(201);
  });

  it('respond with 500 to an internal error, whose details are only logged', async () => {
    const append = vi.fn<SignupStore['append']>().mockRejectedValue(new Error(secret));
    const running = await serve({ store: { append } });
    const { status, body } = await signUp(running);
    expect({ status, body }).toEqual({ status: 500, body: 'Something went wrong on our side' });
    expect(running.log.error).toHaveBeenCalledWith(
      expect.objectContaining({ message: secret }),
      '/api/signups failed',
    );
  });

  it('accept events as the content changes', async () => {
    const running = await serve();
    expect((await register(running, { ...fan, eventId })).status).toBe(201);
    await running.replace({ fighters: [], events: [], videos: [], music: [] });
    await expect.poll(() => running.content.current.events, soon).toEqual([]);
    expect((await register(running, { ...fan, eventId })).status).toBe(422);
  });
});

describe('the rate limit', () => {
  const from = (...addresses: string[]) => `X-Forwarded-For: ${addresses.join(', ')}`;

  it('applies per address to both calls together, with Retry-After', async () => {
    const running = await serve({ variables: { RATE_LIMIT: '2' } });
    expect((await signUp(running)).status).toBe(201);
    expect((await register(running, fan)).status).toBe(201);

    const refused = await signUp(running, from('192.0.2.1'));
    expect(refused.status).toBe(429);
    expect(refused.body).toBe('Too many sign-ups at the moment. Please try again in a minute.');
    const seconds = Number(/\r\nRetry-After: (\d+)\r\n/.exec(refused.head)?.[1]);
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
    expect((await fetch(`${running.origin}/api/fighters`)).status).toBe(200);
  });

  const statuses = async (running: Running, addresses: string[]) => {
    const all = [];
    for (const address of addresses) all.push((await signUp(running, from(address))).status);
    return all;
  };

  it('uses the client address from trusted proxies only', async () => {
    const running = await serve({ variables: { RATE_LIMIT: '1', TRUST_PROXY: '1' } });
    const forwarded = ['192.0.2.1', '203.0.113.9, 192.0.2.1', '192.0.2.1, 203.0.113.9'];
    expect(await statuses(running, forwarded)).toEqual([201, 429, 201]);
  });

  it('treats a /64 of IPv6 as one address', async () => {
    const running = await serve({ variables: { RATE_LIMIT: '1', TRUST_PROXY: 'loopback' } });
    const ipv6 = ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::2', '2001:db8:1:3::1'];
    expect(await statuses(running, ipv6)).toEqual([201, 429, 201]);
    expect(await statuses(running, ['::ffff:192.0.2.1', '192.0.2.1'])).toEqual([201, 429]);
  });

  it('lets a /48 of IPv6 or a /24 of IPv4 send twice as much as one address', async () => {
    const running = await serve({ variables: { RATE_LIMIT: '2', TRUST_PROXY: '1' } });
    const ipv6 = [1, 2, 3, 4, 5].map((part) => `2001:db8:1:${part}::1`);
    expect(await statuses(running, ipv6)).toEqual([201, 201, 201, 201, 429]);
    const ipv4 = [1, 2, 3, 4, 5].map((part) => `192.0.2.${part}`);
    expect(await statuses(running, ipv4)).toEqual([201, 201, 201, 201, 429]);
    expect(await statuses(running, ['2001:db8:2::1', '192.0.3.1'])).toEqual([201, 201]);
  });

  it('applies to all addresses together with RATE_LIMIT_TOTAL', async () => {
    const running = await serve({ variables: { RATE_LIMIT_TOTAL: '3', TRUST_PROXY: '1' } });
    const addresses = [1, 2, 3, 4].map((part) => `192.0.${part}.1`);
    expect(await statuses(running, addresses)).toEqual([201, 201, 201, 429]);
  });

  it.each(['RATE_LIMIT', 'RATE_LIMIT_TOTAL'])(
    '%s is not used up by what is refused',
    async (limit) => {
      const running = await serve({ variables: { [limit]: '1' } });
      expect((await register(running, {})).status).toBe(422);
      expect((await register(running, { ...fan, eventId: 'unknown' })).status).toBe(422);
      expect((await register(running, fan)).status).toBe(201);
      expect((await register(running, fan)).status).toBe(429);
    },
  );

  it("lets 600 fans behind an arena's one address sign up within a minute by default", async () => {
    const variables = { RATE_LIMIT: '', RATE_LIMIT_TOTAL: '', TRUST_PROXY: '1' };
    const running = await serve({ variables });
    const fans = Array.from({ length: 600 }, () => signUp(running, from('192.0.2.1')));
    expect(new Set((await Promise.all(fans)).map(({ status }) => status))).toEqual(new Set([201]));
    expect((await signUp(running, from('192.0.2.1'))).status).toBe(429);
  });
});
