/** Data with its loading state, so that a list that failed is distinct from an empty one. */
export type Loadable<T> =
  { status: 'loading' } | { status: 'failed'; onRetry: () => void } | { status: 'ready'; data: T };

/** Returns the items of a list that has loaded, and none of one that has not. */
export function loadedItems<T>(loadable: Loadable<T[]>): T[] {
  return loadable.status === 'ready' ? loadable.data : [];
}

/** The same state of waiting, of something made from the data. */
export function mapLoadable<T, U>(loadable: Loadable<T>, change: (data: T) => U): Loadable<U> {
  return loadable.status === 'ready' ? { status: 'ready', data: change(loadable.data) } : loadable;
}
