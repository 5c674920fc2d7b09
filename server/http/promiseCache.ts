/**
 * Returns a function that computes the value of a key once, and caches it for as long as the state is the same.
 * Concurrent callers share one computation. A failed one is forgotten, so that the next caller tries again.
 *
 * @param compute must reject for a key that has no value: the cached keys are then bounded by the state
 */
export function createPromiseCache<Value, State = unknown>(
  compute: (key: string, state: State) => Promise<Value>,
): (key: string, state: State) => Promise<Value> {
  let current: State | undefined;
  let values = new Map<string, Promise<Value>>();
  return (key, state) => {
    if (state !== current) {
      current = state;
      values = new Map();
    }
    const cached = values.get(key);
    if (cached) return cached;

    const ofState = values;
    const computing = compute(key, state);
    ofState.set(key, computing);
    computing.catch(() => ofState.delete(key));
    return computing;
  };
}
