import { useSyncExternalStore } from 'react';
import type { Clock } from '../../domain/dates';

let clock: Clock | undefined;

/** Returns the visitor's hour cycle. The zone is left out: some browsers report a name that they do not accept. */
export function viewerClock(): Clock {
  clock ??= {
    hourCycle: new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hourCycle,
  };
  return clock;
}

/** Subscribes to nothing: the clock does not change while a page is open. */
const subscribe = () => () => undefined;

/** Returns the visitor's hour cycle, or `null` until the page is hydrated. */
export function useViewerClock(): Clock | null {
  return useSyncExternalStore(subscribe, viewerClock, () => null);
}
