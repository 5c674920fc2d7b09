import ipaddr from 'ipaddr.js';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP, isIPv4 } from 'node:net';
import proxyaddr from 'proxy-addr';
import { strictTransport } from './securityHeaders';

/** One request, its response, and what the server knows of both. Created once per request. */
export interface RequestContext {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  /** The id of the request in the log and in `X-Request-Id`. */
  readonly id: string;
  /** Whether a trusted proxy sent an id: then all responses have it, also those that clients share. */
  readonly hasProxyId: boolean;
  /** Whether the client's connection is encrypted. */
  readonly isSecure: boolean;
  /**
   * Returns it as the trusted proxies report it. Only forms and their lines of the log need it, and reads would be slower by
   * it; by an accessor, too, which makes an object slow to create.
   */
  readonly clientAddress: () => string;
  /** The site's public origin, where it is configured. */
  readonly publicOrigin: string | undefined;
  /** The pattern of the requested path, such as `/api/fighters/:id`: set by the handler, for the log and the metrics. */
  route: string;
}

/** What is known of all requests. */
export interface ContextSettings {
  trustProxy: ProxyTrust;
  /** The site's public origin. */
  publicOrigin: string | undefined;
}

/** A proxy's id is used if it can neither forge a line of the log nor flood it. */
const saneId = /^[\w.:-]{1,64}$/;

/** Returns the context of a request that has just arrived. */
export function createRequestContext(
  req: IncomingMessage,
  res: ServerResponse,
  { trustProxy, publicOrigin }: ContextSettings,
): RequestContext {
  // It is unknown once the connection has ended, when the request is logged.
  const remote = req.socket.remoteAddress ?? '';
  const sentId = req.headers['x-request-id'];
  const hasProxyId = sentId !== undefined && trustProxy(remote, 0);
  const isSane = hasProxyId && typeof sentId === 'string' && saneId.test(sentId);
  return {
    req,
    res,
    id: isSane ? sentId : randomUUID(),
    hasProxyId,
    isSecure: publicOrigin?.startsWith('https:') === true || isForwardedFromTls(req, trustProxy),
    clientAddress: () => clientAddress(remote, req.headers['x-forwarded-for'], trustProxy),
    publicOrigin,
    route: 'unknown',
  };
}

/**
 * Adds the headers that depend on the request to those of its response: names and values in turn. (Headers that are set
 * one by one before make Node merge all of them by name, which takes longer than to send the response.)
 *
 * @param isShared whether other clients get the same response: its id is then only sent where a proxy sent one
 */
export function withRequestHeaders(
  { id, hasProxyId, isSecure }: RequestContext,
  headers: readonly string[],
  isShared = true,
): string[] {
  const all = headers.slice();
  if (isSecure) all.push(...strictTransport);
  if (hasProxyId || !isShared) all.push('X-Request-Id', id);
  return all;
}

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

/** Returns whether a trusted proxy reports that the client's connection is encrypted. */
function isForwardedFromTls(req: IncomingMessage, trust: ProxyTrust): boolean {
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

/** The network of one household or phone, which in IPv6 has a whole /64 and changes its address within. */
export const household = { ipv4: 4, ipv6: 8 };
