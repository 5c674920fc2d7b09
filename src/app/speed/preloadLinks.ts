import type { QueryClient } from '@tanstack/react-query';
import { matchRoute, readQueries } from '../routes';
import { pageLinkAt } from '../usePageLinks';

/** The part of the Network Information API used here, which not every browser has. */
interface Connection {
  saveData: boolean;
  effectiveType: string;
}

/** A pointer that crosses a link on its way elsewhere is gone within this time, in ms. */
const restTime = 60;

/** Returns false on Save-Data or 2G. */
export function canPreload(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return (
    connection === undefined || !(connection.saveData || connection.effectiveType.includes('2g'))
  );
}

/** Loads the code and the data of the page at `pathname`. What fails is loaded again when the page renders. */
async function preload(pathname: string, queryClient: QueryClient): Promise<void> {
  const match = matchRoute(pathname);
  await Promise.allSettled([match.route.preload(), readQueries(queryClient, match)]);
}

/**
 * From now on, a link that is pointed at or focused has its page loaded ahead of the click. Touches are
 * ignored: a finger may be scrolling.
 *
 * @returns to be called to end it.
 */
export function preloadLinks(queryClient: QueryClient): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;

  const preloadFrom = (event: PointerEvent | FocusEvent) => {
    clearTimeout(resting);
    if ('pointerType' in event && event.pointerType === 'touch') return;
    const path = pageLinkAt(event)?.pathname;
    if (path === undefined || path === location.pathname || !canPreload()) return;
    resting = setTimeout(() => void preload(path, queryClient), restTime);
  };

  const listening = new AbortController();
  for (const type of ['pointerover', 'focusin'] as const) {
    document.addEventListener(type, preloadFrom, { passive: true, signal: listening.signal });
  }
  return () => {
    clearTimeout(resting);
    listening.abort();
  };
}
