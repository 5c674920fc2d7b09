import { createContext, useContext, useSyncExternalStore } from 'react';

const minute = 60_000;

/** Calls back at every full minute while the page is visible, and immediately when it becomes visible again. */
function subscribe(onMinute: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(
      () => {
        onMinute();
        wait();
      },
      minute - (Date.now() % minute),
    );
  };
  const onVisibilityChange = () => {
    clearTimeout(timer);
    if (document.hidden) return;
    onMinute();
    wait();
  };
  if (!document.hidden) wait();
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}

const thisMinute = () => Math.floor(Date.now() / minute) * minute;

/** The moment that the server rendered the page for, by which it is hydrated, too: ms since the epoch. */
export const PageMoment = createContext(-Infinity);

/**
 * Returns what the visitor's clock says, to the minute, and renders again when it says something else.
 *
 * @param read returns a primitive value of ms since the epoch: of {@link PageMoment} until the page is hydrated
 */
export function useClock<Value>(read: (now: number) => Value): Value {
  const moment = useContext(PageMoment);
  return useSyncExternalStore(
    subscribe,
    () => read(thisMinute()),
    () => read(moment),
  );
}

/** Returns the visitor's clock to the minute, in ms since the epoch. */
export const useNow = () => useClock((now) => now);
