import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress, type ProxyTrust } from './clientAddress';
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
  /**
   * For the log and the metrics: the pattern of the requested path, such as `/api/fighters/:id`. Set by the router, or by
   * the handler of many paths.
   */
  routeLabel: string;
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
    routeLabel: 'unknown',
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

/** Returns whether a trusted proxy reports that the client's connection is encrypted. */
function isForwardedFromTls(req: IncomingMessage, trust: ProxyTrust): boolean {
  return req.headers['x-forwarded-proto'] === 'https' && trust(req.socket.remoteAddress ?? '', 0);
}
