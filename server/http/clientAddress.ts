import ipaddr from 'ipaddr.js';
import { isIP, isIPv4 } from 'node:net';
import proxyaddr from 'proxy-addr';

/** Returns whether the proxy at an address, this number of hops away, is trusted to report its client's address. */
export type ProxyTrust = (address: string, hop: number) => boolean;

/** Trusts nobody: there is no proxy. */
export const noProxy: ProxyTrust = () => false;

/** The names of ranges that proxy-addr knows. */
const rangeNames = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * Parses `TRUST_PROXY`: the number of proxies in front, up to 9, or their addresses, ranges or names (`loopback`,
 * `linklocal`, `uniquelocal`), separated by commas.
 *
 * @throws {TypeError} for anything else
 */
export function parseProxyTrust(text: string): ProxyTrust {
  if (text === '0') return noProxy;
  if (/^\d$/.test(text)) return (_address, hop) => hop < Number(text);
  const proxies = text.split(',').map((part) => part.trim());
  for (const proxy of proxies) {
    const [address = ''] = proxy.split('/');
    // proxy-addr itself would take 999 for 0.0.3.231.
    if (isIP(address) === 0 && !rangeNames.includes(proxy)) throw new TypeError();
  }
  return proxyaddr.compile(proxies);
}

/**
 * Returns the address of a client, as the trusted proxies report it.
 *
 * @param remote the address of the connection
 * @param forwarded the header `X-Forwarded-For`
 */
export function clientAddress(
  remote: string,
  forwarded: string | string[] | undefined,
  trust: ProxyTrust,
): string {
  if (typeof forwarded !== 'string') return remote;
  // Each proxy appends the address of its client.
  const reported = forwarded
    .split(',')
    .map(withoutPort)
    .filter((address) => address !== '');
  const hops = [remote, ...reported.reverse()];
  const client = hops.find((address, hop) => !trust(address, hop)) ?? hops.at(-1) ?? '';
  return isIP(client) === 0 ? remote : client;
}

/** Some proxies report the port too: `192.0.2.1:443`, `[2001:db8::1]:443`. */
function withoutPort(reported: string): string {
  const [, inBrackets, ipv4] = /^(?:\[(.*)\](?::\d+)?|([\d.]+):\d+)$/.exec(reported.trim()) ?? [];
  return inBrackets ?? ipv4 ?? reported.trim();
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

/** The network of one household or phone, which in IPv6 has a whole /64 and changes its address within. */
export const household = { ipv4: 4, ipv6: 8 };
