import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { clientAddress, networkOf, parseProxyTrust } from './requestContext';

/** Returns a request from one address, with others in `X-Forwarded-For`. */
function requestFrom(remoteAddress: string, forwarded?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  const req = new IncomingMessage(socket);
  if (forwarded !== undefined) req.headers['x-forwarded-for'] = forwarded;
  return req;
}

describe('the address of a client', () => {
  it.each([
    ['0', '10.0.0.1', '192.0.2.1', '10.0.0.1'],
    ['1', '10.0.0.1', '192.0.2.1', '192.0.2.1'],
    ['1', '10.0.0.1', '203.0.113.5, 192.0.2.1', '192.0.2.1'],
    ['2', '10.0.0.1', '203.0.113.5, 192.0.2.1, 10.0.0.2', '192.0.2.1'],
    ['2', '10.0.0.1', '192.0.2.1', '192.0.2.1'],
    ['1', '10.0.0.1', undefined, '10.0.0.1'],
    ['1', '10.0.0.1', 'unknown', '10.0.0.1'],
    ['1', '10.0.0.1', '<script>', '10.0.0.1'],
    ['10.0.0.0/8', '10.0.0.1', '203.0.113.5, 192.0.2.1, 10.0.0.2', '192.0.2.1'],
    ['10.0.0.0/8', '192.0.2.1', '203.0.113.5', '192.0.2.1'],
    ['loopback, 192.0.2.1', '::1', '203.0.113.5, 192.0.2.1', '203.0.113.5'],
    ['1', '10.0.0.1', '192.0.2.1:5678', '192.0.2.1'],
    ['1', '10.0.0.1', '[2001:db8::1]:443', '2001:db8::1'],
    ['1', '10.0.0.1', '[2001:db8::1]', '2001:db8::1'],
    ['1', '10.0.0.1', '2001:db8::1:443', '2001:db8::1:443'],
    ['10.0.0.0/8', '10.0.0.1', '203.0.113.5:1, 192.0.2.1:5678,10.0.0.2:80', '192.0.2.1'],
    ['1', '10.0.0.1', '203.0.113.5, 192.0.2.1, ', '192.0.2.1'],
    ['1', '10.0.0.1', '192.0.2.1:port', '10.0.0.1'],
    ['1', '10.0.0.1', '', '10.0.0.1'],
  ])('with TRUST_PROXY=%s, from %s for %s, is %s', (trust, remote, forwarded, address) => {
    expect(clientAddress(requestFrom(remote, forwarded), parseProxyTrust(trust))).toBe(address);
  });
});

describe('the network of an address', () => {
  it.each([
    ['192.0.2.77', '192.0.2.0'],
    ['::ffff:192.0.2.77', '192.0.2.0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
    ['fe80::1%eth0', 'fe80::'],
    ['', 'unknown'],
    ['nonsense', 'unknown'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address, { ipv4: 3, ipv6: 6 })).toBe(network);
  });
});
