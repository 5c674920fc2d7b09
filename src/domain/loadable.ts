/** What a screen knows of data that arrives later: a list that failed never looks like an empty one. */
export type Loadable<T> =
  { status: 'loading' } | { status: 'failed'; onRetry: () => void } | { status: 'ready'; data: T };
