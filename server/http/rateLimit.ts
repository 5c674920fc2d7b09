import { LRUCache } from 'lru-cache';

/** The period of a limit, in milliseconds. */
const windowTime = 60_000;

/** The number of senders that a limit tracks; beyond it the least recent is dropped, so that memory is bounded. */
const trackedSenders = 20_000;

/** A limit on the requests of each sender. */
export interface Limit<Request> {
  /** Requests per minute; 0 for no limit. */
  perMinute: number;
  /** Returns the name of the request's sender. */
  senderOf: (request: Request) => string;
}

/**
 * Counts the requests of each sender within a minute of its first one. A request that one limit refuses counts in
 * none, so that one sender who sends too much does not use up the share of others.
 *
 * @returns a function that counts one request and returns how many seconds its sender has to wait: 0 when the
 * request is within all limits
 */
export function createRateLimit<Request>(
  limits: readonly Limit<Request>[],
): (request: Request) => number {
  const counters = limits.filter(({ perMinute }) => perMinute > 0).map(createCounter);
  return (request) => {
    const counts = counters.map((counter) => counter(request));
    const wait = Math.max(0, ...counts.map(({ secondsToWait }) => secondsToWait));
    if (wait === 0) for (const { add } of counts) add();
    return wait;
  };
}

function createCounter<Request>({ perMinute, senderOf }: Limit<Request>) {
  const windows = new LRUCache<string, { requests: number }>({
    max: trackedSenders,
    ttl: windowTime,
    // Senders are addresses of clients, which are not stored for longer than they count (docs/privacy.md).
    ttlAutopurge: true,
  });
  return (request: Request) => {
    const sender = senderOf(request);
    const window = windows.get(sender);
    const isFull = window !== undefined && window.requests >= perMinute;
    return {
      secondsToWait: isFull ? Math.max(1, Math.ceil(windows.getRemainingTTL(sender) / 1000)) : 0,
      add: () => {
        if (window === undefined) windows.set(sender, { requests: 1 });
        else window.requests += 1;
      },
    };
  };
}
