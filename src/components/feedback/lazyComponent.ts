import { createElement, lazy, type ComponentType } from 'react';
import { reloadDocument } from './reloadDocument';

/** Thrown when code that loads on demand could not be loaded: without a network, or after a new release. */
export class CodeNotLoadedError extends Error {
  override readonly name = 'CodeNotLoadedError';

  constructor(
    cause: unknown,
    /** Makes the next render load the code again. */
    readonly reset: () => void,
  ) {
    super('Code could not be loaded', { cause });
  }
}

/**
 * Loads code, and when that fails loads the document again: a browser may not fetch a failed module twice within a
 * document, and a new release has other files. Each entry of the history is reloaded once, so that code that stays
 * missing ends in an error.
 *
 * @throws what `load` threw, when there is no network, the document was reloaded before, or `isWanted` says no.
 */
export async function loadOrReload<T>(load: () => Promise<T>, isWanted = () => true): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const state = history.state as { reloaded?: true } | null;
    if (!navigator.onLine || state?.reloaded || !isWanted()) throw error;
    history.replaceState({ ...state, reloaded: true }, '');
    await reloadDocument();
    // The page before stays until the document arrives.
    return new Promise<never>(() => undefined);
  }
}

/** Returns what calls back immediately, and not in a microtask as a promise does. */
const resolvedNow = <T>(value: T) =>
  ({
    then: (resolve: (value: T) => void) => {
      resolve(value);
    },
  }) as Promise<T>;

/**
 * Returns a component whose code loads when it is first rendered. It suspends meanwhile, and throws a
 * {@link CodeNotLoadedError} when the code cannot be loaded. An `ErrorBoundary` that renders it anew loads it again.
 *
 * @param load imports the code, or returns what is there already; the browser itself loads each module once.
 */
export function lazyComponent<Props extends object = object>(
  load: () => Promise<ComponentType<Props>> | ComponentType<Props>,
): ComponentType<Props> {
  const attempt = () =>
    lazy(() => {
      const code = load();
      // A promise would have React show the fallback first, for 300 ms.
      if (!(code instanceof Promise)) return resolvedNow({ default: code });
      return code.then(
        (loaded) => ({ default: loaded }),
        (cause: unknown) => {
          throw new CodeNotLoadedError(cause, () => {
            current = attempt();
          });
        },
      );
    });
  let current = attempt();
  return function Lazy(props) {
    return createElement(current as ComponentType<Props>, props);
  };
}
