import helmet from 'helmet';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { fileHeaders } from './securityHeaders';

it('a page has every header that helmet recommends, as it writes them', async () => {
  const secure = helmet({
    contentSecurityPolicy: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The server adds it where the connection has TLS.
    strictTransportSecurity: false,
  });
  const server = createServer((req, res) => {
    secure(req, res, () => res.end());
  }).listen(0);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const response = await fetch(`http://localhost:${(server.address() as AddressInfo).port}`);
  const ofNode = ['connection', 'content-length', 'date', 'keep-alive'];
  const recommended = [...response.headers].filter(([name]) => !ofNode.includes(name));
  const ours = Object.fromEntries(fileHeaders.map(([name, value]) => [name.toLowerCase(), value]));
  expect(recommended.length).toBeGreaterThan(8);
  expect(ours).toMatchObject(Object.fromEntries(recommended));
});
