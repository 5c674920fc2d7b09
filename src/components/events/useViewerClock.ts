import { useSyncExternalStore } from 'react';
import type { Clock } from '../../domain/dates';

let clock: Clock | undefined;

/**
 * Returns the visitor's 12 or 24 hour clock. The zone is left to the browser: some report a zone name that they do
 * not accept.
 */
export function viewerClock(): Clock {
  clock ??= {
    hourCycle: new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hourCycle,
  };
  return clock;
}

/** Subscribes to nothing: the clock does not change while a page is open. */
const subscribe = () => () => undefined;

/**
 * Returns the visitor's hour cycle, or `null` on the server and during hydration, when both must render the same.
 */
export function useViewerClock(): Clock | null {
  return useSyncExternalStore(subscribe, viewerClock, () => null);
}
