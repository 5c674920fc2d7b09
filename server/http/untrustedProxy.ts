import ipaddr from 'ipaddr.js';
import { networkOf, type ProxyTrust } from './clientAddress';
import type { RequestObserver } from './router';
import type { Log } from '../base/log';

/** Ranges whose addresses belong to machines of the host, not to visitors. */
const hostRanges = ['loopback', 'private', 'uniqueLocal', 'linkLocal'];

/**
 * Returns an observer that warns once if `X-Forwarded-For` comes from an address that `TRUST_PROXY` does not trust:
 * if it is the site's own proxy, all visitors have its address, and share one rate limit.
 */
export function createUntrustedProxyWarning(trust: ProxyTrust, log: Log): RequestObserver {
  let hasWarned = false;
  return ({ req: { headers, socket } }) => {
    if (hasWarned || headers['x-forwarded-for'] === undefined) return;
    const address = socket.remoteAddress ?? '';
    if (trust(address, 0)) return;
    hasWarned = true;
    log.warn(
      `X-Forwarded-For comes from ${maskVisitor(address)}, which TRUST_PROXY does not trust: if that is your proxy, all visitors share one rate limit`,
    );
  };
}

/** Returns the address of a machine of the host as it is, and the network of any other: it may be a visitor. */
function maskVisitor(address: string): string {
  const isOfHost = ipaddr.isValid(address) && hostRanges.includes(ipaddr.process(address).range());
  return isOfHost ? address : `${networkOf(address, { ipv4: 3, ipv6: 6 })} (its network)`;
}
