import { LRUCache } from 'lru-cache';
import type { RequestContext } from './requestContext';

/** The period of a limit, in milliseconds. */
const windowTime = 60_000;

/** The number of tracked senders; beyond it the least recent is dropped, so that memory is bounded. */
const rememberedSenders = 20_000;

/**
 * Counts the requests of each sender within a minute of its first one.
 * @param limit requests per minute; 0 for no limit
 * @param senderOf returns the sender of a request
 * @returns a function that counts one request and returns how many seconds its sender has to wait: 0 when the
 * request is within the limit
 */
export function createRateLimit(
  limit: number,
  senderOf: (context: RequestContext) => string,
): (context: RequestContext) => number {
  if (limit === 0) return () => 0;

  const windows = new LRUCache<string, { requests: number }>({
    max: rememberedSenders,
    ttl: windowTime,
  });
  return (context) => {
    const sender = senderOf(context);
    const window = windows.get(sender);
    if (window === undefined) {
      windows.set(sender, { requests: 1 });
      return 0;
    }
    window.requests += 1;
    if (window.requests <= limit) return 0;
    return Math.max(1, Math.ceil(windows.getRemainingTTL(sender) / 1000));
  };
}
