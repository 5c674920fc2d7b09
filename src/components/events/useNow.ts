import { useSyncExternalStore } from 'react';

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

const unknown = () => undefined;

/** Returns the visitor's clock to the minute, in ms since the epoch; `undefined` until the page is hydrated. */
export function useNow(): number | undefined {
  return useSyncExternalStore<number | undefined>(subscribe, thisMinute, unknown);
}
