import { LRUCache } from 'lru-cache';
import type { IncomingMessage } from 'node:http';

/** The time that a limit is for, in milliseconds. */
const windowTime = 60_000;

/** So many senders are told apart; beyond them the longest silent is forgotten, and memory stays bounded. */
const rememberedSenders = 20_000;

/**
 * Counts what each sender asks for within a minute of its first request.
 *
 * @param limit How often a minute; 0 for as often as they like.
 * @param senderOf Whom a request is put down to.
 * @returns A function that counts one request, and tells how many seconds its sender has to wait: 0
 * when the request is within the limit.
 */
export function createRateLimit(
  limit: number,
  senderOf: (req: IncomingMessage) => string,
): (req: IncomingMessage) => number {
  if (limit === 0) return () => 0;

  const windows = new LRUCache<string, { requests: number }>({
    max: rememberedSenders,
    ttl: windowTime,
  });
  return (req) => {
    const sender = senderOf(req);
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
