import ipaddr from 'ipaddr.js';
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4 } from 'node:net';
import proxyaddr from 'proxy-addr';

/** Returns whether the proxy at an address, this number of hops away, is trusted to report its client's address. */
export type ProxyTrust = (address: string, hop: number) => boolean;

/**
 * Parses `TRUST_PROXY`: the number of proxies in front, or their addresses, ranges or names (`loopback`,
 * `uniquelocal`, …), separated by commas.
 *
 * @throws {TypeError} for anything else
 */
export function parseProxyTrust(text: string): ProxyTrust {
  if (/^\d{1,2}$/.test(text)) return (_address, hop) => hop < Number(text);
  return proxyaddr.compile(text.split(',').map((part) => part.trim()));
}

/** Returns the client's address of a request, as the trusted proxies report it. */
export function clientAddress(req: IncomingMessage, trust: ProxyTrust): string {
  if (req.headers['x-forwarded-for'] === undefined) return req.socket.remoteAddress ?? '';
  const reported = proxyaddr(req, trust);
  return isIP(reported) === 0 ? (req.socket.remoteAddress ?? '') : reported;
}

/** Returns whether a trusted proxy reports that the client's connection is encrypted. */
export function isForwardedFromTls(req: IncomingMessage, trust: ProxyTrust): boolean {
  return req.headers['x-forwarded-proto'] === 'https' && trust(req.socket.remoteAddress ?? '', 0);
}

/**
 * Returns the network of an address: its first bytes, with zeros for the others.
 *
 * @param bytes the number of first bytes for each version of IP
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
  const length = bytes[parsed.kind()];
  return ipaddr
    .fromByteArray(parsed.toByteArray().map((byte, index) => (index < length ? byte : 0)))
    .toString();
}
