/** How long a failure is cached, in milliseconds: what always fails is computed once in this time, however many ask. */
const failureTime = 1000;

interface Entry<Value> {
  value: Promise<Value>;
  /** Until when it is cached, by the clock of the cache. */
  end: number;
}

/**
 * Returns a function that computes the value of a key once, and caches it for as long as the state is the same.
 * Concurrent callers share one computation. A failure is cached for a second.
 *
 * @param compute is called only with keys that the caller knows, which bound the size of the cache
 * @param now returns the time in milliseconds
 */
export function createPromiseCache<Value, State = unknown>(
  compute: (key: string, state: State) => Promise<Value>,
  now = () => performance.now(),
): (key: string, state: State) => Promise<Value> {
  let current: State | undefined;
  let entries = new Map<string, Entry<Value>>();
  return (key, state) => {
    if (state !== current) {
      current = state;
      entries = new Map();
    }
    const cached = entries.get(key);
    if (cached && now() < cached.end) return cached.value;

    const entry = { value: compute(key, state), end: Infinity };
    entries.set(key, entry);
    entry.value.catch(() => {
      entry.end = now() + failureTime;
    });
    return entry.value;
  };
}
