import { describe, expect, it, vi } from 'vitest';
import type { Submission } from '../../src/components/forms/submission';
import { sampleLeague } from '../testing/league';
import { createLocation } from '../testing/testDatabase';
import { createMetrics } from '../metrics/metrics';
import { sendRaw, serve, useServer } from '../testing/serve';
import { collect } from '../testing/signups';
import { StoreUnavailableError } from '../storage/database';
import type { SignupStore } from '../signups/signupStore';

const member = { name: 'Zoë Cruz', email: 'zoe@example.com', mobile: '+44 7700 900123' };
const fan = { name: 'Zoë Cruz', contactMethod: 'email', email: 'zoe@example.com', mobile: '0123' };
const [event] = sampleLeague().events as { id: string }[];
const eventId = event?.id ?? '';

const form = 'Content-Type: application/x-www-form-urlencoded';
const failure = (title: string, text: string): Submission => ({
  status: 'error',
  message: { title, text },
});

/** Sends a form as a browser does, without following a redirect. */
function post(
  port: number,
  path: string,
  fields: Record<string, string> | [string, string][] | string,
  ...headers: string[]
) {
  const body = typeof fields === 'string' ? fields : new URLSearchParams(fields).toString();
  return sendRaw(port, path, { method: 'POST', headers: [form, ...headers], body });
}

/** What the page that was rendered knows of its form. */
function postedIn(body: string): Submission | undefined {
  const json = /id="page-state">(.*)<\/script>/.exec(body)?.[1] ?? '{}';
  return (JSON.parse(json) as { posted?: Submission }).posted;
}

describe('a form without script', () => {
  it('signs a member up, and sends the browser to the page that says so', async () => {
    const { databaseUrl } = await createLocation();
    const { port, signups } = await serve({ databaseUrl });
    const { status, head } = await post(port, '/signup', member);
    expect(status).toBe(303);
    expect(head).toContain('\r\nLocation: /signup?sent=1\r\n');
    expect(head).toContain('\r\nCache-Control: no-store\r\n');
    expect(await collect(signups.readAll('member'))).toEqual([expect.objectContaining(member)]);
  });

  it('registers for pay-per-view with the chosen contact and the chosen event only', async () => {
    const { databaseUrl } = await createLocation();
    const { port, signups } = await serve({ databaseUrl });
    const { status, head } = await post(port, '/pay-per-view?event=e07', { ...fan, eventId });
    expect(status).toBe(303);
    expect(head).toContain('\r\nLocation: /pay-per-view?sent=1\r\n');
    const [stored] = await collect(signups.readAll('pay-per-view'));
    expect(stored).toMatchObject({ name: fan.name, email: fan.email, eventId });
    expect(stored?.mobile).toBeUndefined();
  });
});

describe('the page after a form was sent', () => {
  const server = useServer();

  it.each([
    ['/signup?sent=1', 'Welcome to Redline!'],
    ['/pay-per-view?sent=1', 'Success!'],
  ])('%s has the notice, and is not cached', async (address, title) => {
    const response = await fetch(server.origin + address);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(postedIn(await response.text())).toMatchObject({
      status: 'success',
      message: { title },
    });
  });

  it('has no notice at its own address', async () => {
    for (const address of ['/signup?sent=1', '/signup']) await fetch(server.origin + address);
    const response = await fetch(`${server.origin}/signup`);
    expect(postedIn(await response.text())).toBeUndefined();
    expect(response.headers.get('Cache-Control')).toContain('s-maxage');
  });

  it('is no other page', async () => {
    const response = await fetch(`${server.origin}/fighters?sent=1`);
    expect(postedIn(await response.text())).toBeUndefined();
    expect(response.headers.get('Cache-Control')).toContain('s-maxage');
  });
});

describe('a form that breaks a rule', () => {
  const server = useServer();

  it('gets its page with each error at its field, and everything typed', async () => {
    const { status, head, body } = await post(server.port, '/signup', { name: ' ', email: 'zoe@' });
    expect(status).toBe(422);
    expect(head).toContain('\r\nContent-Type: text/html; charset=utf-8\r\n');
    expect(head).toContain('\r\nCache-Control: no-store\r\n');
    expect(head).toContain("form-action 'self'");
    expect(postedIn(body)).toEqual({
      status: 'idle',
      values: expect.objectContaining({ name: ' ', email: 'zoe@', mobile: '' }) as unknown,
      errors: {
        name: 'Name is required',
        email: 'Valid email is required',
        mobile: 'Mobile number is required',
      },
    });
  });

  it.each<[string, [string, string][], Record<string, string>]>([
    [
      'no contact',
      [['name', 'Zoë']],
      { contactMethod: 'Please provide either email or mobile number' },
    ],
    [
      'the other contact only',
      [
        ['name', 'Zoë'],
        ['contactMethod', 'mobile'],
        ['email', 'zoe@example.com'],
      ],
      { contactMethod: 'Please provide either email or mobile number' },
    ],
    [
      'two events',
      [...Object.entries(fan), ['eventId', 'e1'], ['eventId', 'e2']],
      { eventId: 'Please choose one event only' },
    ],
  ])('keeps a registration with %s', async (_, fields, errors) => {
    const { status, body } = await post(
      server.port,
      '/pay-per-view',
      new URLSearchParams(fields).toString(),
    );
    expect(status).toBe(422);
    expect(postedIn(body)).toMatchObject({
      status: 'idle',
      errors,
      values: Object.fromEntries(fields.toReversed()),
    });
  });

  it('says of an event that is gone what the API says of it', async () => {
    const { status, body } = await post(server.port, '/pay-per-view', { ...fan, eventId: 'gone' });
    expect(status).toBe(422);
    expect(postedIn(body)).toEqual({
      ...failure('Registration Failed', '422: Event not found'),
      values: expect.objectContaining({ ...fan, eventId: 'gone' }) as unknown,
    });
  });

  it('repeats nothing but its own fields', async () => {
    const { status, body } = await post(server.port, '/signup', { ...member, createdAt: 'secret' });
    expect(status).toBe(422);
    expect(body).not.toContain('secret');
    expect(postedIn(body)?.message?.text).toBe(
      '422: An unknown field cannot be part of this sign-up',
    );
  });
});

describe('a form that is refused', () => {
  const origin = 'Origin: https://evil.example';

  it.each<[number, string, string[], string]>([
    [403, 'Sign-ups are taken from this site only', [form, origin], 'name=Ada'],
    [413, 'The body must not be larger than 8 KB', [form], `name=${'x'.repeat(20_000)}`],
  ])('gets its page with %i and %s', async (status, text, headers, body) => {
    const { port, signups } = await serve();
    const bytes = Buffer.from(body, 'latin1');
    const response = await sendRaw(port, '/signup', { method: 'POST', headers, body: bytes });
    expect(response.status).toBe(status);
    expect(response.head).toContain('\r\nCache-Control: no-store\r\n');
    const posted = postedIn(response.body);
    expect(posted).toMatchObject(failure('Signup Failed', `${status}: ${text}`));
    if (status === 403) expect(posted?.values).toMatchObject({ name: /=(A.*)/.exec(body)?.[1] });
    expect(await collect(signups.readAll('member'))).toEqual([]);
  });

  it('counts under the limits of the API, and keeps everything typed', async () => {
    const { port, origin: site } = await serve({ variables: { RATE_LIMIT: '2' } });
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify(member);
    expect((await fetch(`${site}/api/signups`, { method: 'POST', headers, body })).status).toBe(
      201,
    );
    expect((await post(port, '/pay-per-view', fan)).status).toBe(303);

    const refused = await post(port, '/signup', member);
    expect(refused.status).toBe(429);
    expect(Number(/\r\nRetry-After: (\d+)\r\n/.exec(refused.head)?.[1])).toBeGreaterThan(0);
    expect(postedIn(refused.body)).toEqual({
      ...failure(
        'Signup Failed',
        '429: Too many sign-ups at the moment. Please try again in a minute.',
      ),
      values: expect.objectContaining(member) as unknown,
    });
    expect((await fetch(`${site}/api/signups`, { method: 'POST', headers, body })).status).toBe(
      429,
    );
  });

  it('keeps everything typed while the store is unavailable', async () => {
    const append = vi.fn<SignupStore['append']>().mockRejectedValue(new StoreUnavailableError(''));
    const { port } = await serve({ store: { append } });
    const { status, head, body } = await post(port, '/signup', member);
    expect(status).toBe(503);
    expect(head).toContain('\r\nRetry-After: 10\r\n');
    expect(postedIn(body)).toMatchObject({ status: 'error', values: member });
  });

  it('reveals nothing of an internal error', async () => {
    const append = vi.fn<SignupStore['append']>().mockRejectedValue(new Error('secret'));
    const { port, log } = await serve({ store: { append } });
    const { status, body } = await post(port, '/signup', member);
    expect({ status, body }).toEqual({ status: 500, body: 'Something went wrong on our side' });
    expect(log.error).toHaveBeenCalledWith(expect.anything(), '/signup failed');
  });
});

it('of one address, 60 rejected forms a minute get their page, and more get a sentence', async () => {
  const { port, origin } = await serve({ variables: { TRUST_PROXY: '1' } });
  const send = (address: string, fields: Record<string, string>) =>
    post(port, '/signup', fields, `X-Forwarded-For: ${address}`);
  const sent = Array.from({ length: 60 }, () => send('192.0.2.1', {}));
  expect(new Set((await Promise.all(sent)).map(({ status }) => status))).toEqual(new Set([422]));

  const { status, head, body } = await send('192.0.2.1', {});
  expect(status).toBe(429);
  expect(Number(/\r\nRetry-After: (\d+)\r\n/.exec(head)?.[1])).toBeGreaterThan(0);
  expect(body).toBe('Too many forms at the moment. Please go back, and try again in a minute.');
  expect((await send('192.0.2.1', member)).status).toBe(303);
  expect((await send('203.0.113.9', {})).status).toBe(422);
  expect((await fetch(`${origin}/signup?sent=1`)).status).toBe(200);
});

describe('the methods of a page', () => {
  const server = useServer();

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'with a form do not include %s',
    async (method) => {
      for (const path of ['/signup', '/pay-per-view?event=e07']) {
        const { status, head } = await sendRaw(server.port, path, { method });
        expect(status).toBe(405);
        expect(head).toContain('\r\nAllow: GET, HEAD, POST\r\n');
      }
    },
  );

  it.each(['/', '/fighters', '/events', '/nowhere'])('do not include POST at %s', async (path) => {
    const { status, head } = await post(server.port, path, member);
    expect(status).toBe(405);
    expect(head).toContain('\r\nAllow: GET, HEAD\r\n');
  });

  it('do not turn the API into forms', async () => {
    expect((await post(server.port, '/api/signups', member)).status).toBe(415);
  });
});

it('a form is counted and logged under its route, without what was typed', async () => {
  const metrics = createMetrics();
  const { port, logged } = await serve({ metrics, variables: { LOG_LEVEL: 'debug' } });
  await post(port, '/signup/', member);
  await post(port, '/signup', { ...member, email: 'zoe@' });
  for (const status of [303, 422]) {
    const line = expect.objectContaining({ route: '/signup', status }) as unknown;
    await expect.poll(() => logged).toContainEqual(line);
  }
  expect(JSON.stringify(logged)).not.toContain('zoe@');
  const text = await metrics.read();
  expect(text).toContain('http_request_duration_seconds_count{route="/signup",status="303"} 1');
  expect(text).toContain('redline_signups_total{list="member"} 1');
});
