import ipaddr from 'ipaddr.js';
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4 } from 'node:net';
import proxyaddr from 'proxy-addr';

/** Whether the proxy at an address, so many hops away from here, may say whom it speaks for. */
export type ProxyTrust = (address: string, hop: number) => boolean;

/**
 * Reads `TRUST_PROXY`: how many proxies are in front, or the addresses, ranges or names
 * (`loopback`, `uniquelocal`, …) of those that are, with commas between them.
 *
 * @throws {TypeError} for anything else.
 */
export function parseProxyTrust(text: string): ProxyTrust {
  if (/^\d{1,2}$/.test(text)) return (_address, hop) => hop < Number(text);
  return proxyaddr.compile(text.split(',').map((part) => part.trim()));
}

/** The address a request comes from, as far as the proxies that are trusted can tell. */
export function clientAddress(req: IncomingMessage, trust: ProxyTrust): string {
  if (req.headers['x-forwarded-for'] === undefined) return req.socket.remoteAddress ?? '';
  const told = proxyaddr(req, trust);
  return isIP(told) === 0 ? (req.socket.remoteAddress ?? '') : told;
}

/** Whether the client's own connection is encrypted, by the word of a trusted proxy. */
export function isForwardedFromTls(req: IncomingMessage, trust: ProxyTrust): boolean {
  return req.headers['x-forwarded-proto'] === 'https' && trust(req.socket.remoteAddress ?? '', 0);
}

/**
 * The network an address belongs to: its first bytes, the others made zero.
 *
 * @param bytes How many bytes to keep of an address of each version.
 */
export function networkOf(address: string, bytes: { ipv4: number; ipv6: number }): string {
  if (isIPv4(address)) {
    return address
      .split('.')
      .map((byte, index) => (index < bytes.ipv4 ? byte : 0))
      .join('.');
  }
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  const kept = bytes[parsed.kind()];
  return ipaddr
    .fromByteArray(parsed.toByteArray().map((byte, index) => (index < kept ? byte : 0)))
    .toString();
}
