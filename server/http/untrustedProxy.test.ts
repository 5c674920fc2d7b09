import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { createTestLog, sendRaw, serve } from '../testing/serve';
import { parseProxyTrust } from './clientAddress';
import { createRequestContext } from './requestContext';
import { createUntrustedProxyWarning } from './untrustedProxy';

const forwarded = { headers: ['X-Forwarded-For: 198.51.100.7'] };

it('forwarded addresses from a proxy that is not trusted are worth one warning', async () => {
  const { port, log } = await serve();
  await sendRaw(port, '/api/fighters');
  expect(log.warn).not.toHaveBeenCalled();
  await sendRaw(port, '/api/fighters', forwarded);
  await sendRaw(port, '/', forwarded);
  await expect
    .poll(() => log.warn)
    .toHaveBeenCalledExactlyOnceWith(
      'X-Forwarded-For comes from 127.0.0.1, which TRUST_PROXY does not trust: if that is your proxy, all visitors share one rate limit',
    );
});

it('forwarded addresses from a trusted proxy are worth none', async () => {
  const { port, log } = await serve({ variables: { TRUST_PROXY: 'loopback' } });
  await sendRaw(port, '/api/fighters', forwarded);
  expect(log.warn).not.toHaveBeenCalled();
});

it.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:192.168.1.2', '::ffff:192.168.1.2'],
  ['fd00::1', 'fd00::1'],
  ['203.0.113.5', '203.0.113.0 (its network)'],
  ['2001:db8:1:2::3', '2001:db8:1:: (its network)'],
])('the warning about %s names %s', (remoteAddress, named) => {
  const log = createTestLog();
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  const req = new IncomingMessage(socket);
  req.headers['x-forwarded-for'] = '198.51.100.7';
  const settings = { trustProxy: parseProxyTrust('0'), publicOrigin: undefined };
  const context = createRequestContext(req, new ServerResponse(req), settings);
  createUntrustedProxyWarning(settings.trustProxy, log)(context, 200, 0);
  expect(log.warn).toHaveBeenCalledWith(
    expect.stringContaining(`X-Forwarded-For comes from ${named}, which`),
  );
});
