import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import type { HistoryState } from '../pages/useAddressQuery';
import { createScrollRestorer, type ScrollRestorer } from './scrollRestorer';

/** How far down each page was when it was left, in px, by its entry of the history; of anything else, no position. */
type Positions = Record<string, unknown>;

const storageKey = 'scroll-positions';

/** The positions outlive a reload, where the browser allows it. */
function readPositions(): Positions {
  try {
    return { ...(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as object | null) };
  } catch {
    return {};
  }
}

function storePositions(positions: Positions) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Where nothing may be stored, a visitor comes back to the start of a page.
  }
}

/** What the router keeps with an entry of the history. */
interface Entry {
  key?: string;
  usr?: HistoryState | null;
}

/** An entry that the browser made for an anchor has no key of its own. */
const positionKey = (key: string, pathname: string, hash: string) => key + pathname + hash;

/** What the router expects with an entry that the browser made, which has no place in the router's order. */
const entryOfBrowser = { idx: null };

/** The entry that the browser is at, which may be ahead of the page that is shown. */
const currentEntry = () => history.state as Entry | null;
const currentKey = () => currentEntry()?.key ?? 'default';

/** Gives the entry that a document begins with a key, as the router gives one to those that it makes. */
export function giveFirstEntryAKey(): void {
  if (currentKey() !== 'default') return;
  history.replaceState({ ...(history.state as object | null), key: String(Math.random()) }, '');
}

/**
 * Scrolls from page to page as a browser does from document to document: back to where a page was left, to
 * the anchor in the address, or to the start. Within a page it stays where it is.
 *
 * A position belongs to an entry of the history: it is the last one while the browser was at that entry and showed its
 * page. It is restored when the content that had it is there: not in place of it, by skeletons, a failure or the list before
 * a choice, nor before the page is long enough. A visitor who scrolls before that is left alone.
 *
 * @param location of the page shown.
 * @returns what keeps the page where it is while its list is rendered anew.
 */
export function useScrollRestoration(location: Location): () => void {
  const positions = useRef<Positions>(undefined);
  const scrolledFor = useRef<Location>(undefined);
  const restorerInUse = useRef<ScrollRestorer>(undefined);

  useEffect(() => {
    const update = ({ type }: { type: string }) => {
      // A phone that discards a hidden page reports only that it is hidden.
      const isLeft = type === 'pagehide' || document.hidden;
      if (isLeft) storePositions({ ...readPositions(), ...positions.current });
      // After a reload, or back from another site, the browser itself knows where the page was.
      history.scrollRestoration = isLeft ? 'auto' : 'manual';
    };
    update({ type: 'pageshow' });
    // Back from the browser's cache, the page is as it was left.
    return listen({ pagehide: update, pageshow: update, visibilitychange: update });
  }, []);

  useLayoutEffect(() => {
    const { key, pathname, hash, state } = location as Location<HistoryState | null>;
    const ownKey = positionKey(key, pathname, hash);
    const saved = (positions.current ??= readPositions());
    const before = scrolledFor.current;
    scrolledFor.current = location;
    const isNewPage = before?.pathname !== pathname;
    const restorer = createScrollRestorer(isNewPage);
    restorerInUse.current = restorer;
    let isTraversing = false;

    const remember = () => {
      if (currentKey() === key) {
        if (restorer.isWaiting()) return;
        // The visitor has scrolled.
        restorer.stop();
        saved[ownKey] = window.scrollY;
      } else if (currentEntry()?.usr?.preventScrollReset && !isTraversing) {
        // The page has scrolled to the results of a choice before it shows them. They may never be shown: Back is faster.
        saved[positionKey(currentKey(), pathname, window.location.hash)] = window.scrollY;
      }
    };
    const arrive = () => {
      if (state?.preventScrollReset) saved[ownKey] ??= window.scrollY;
      // The browser itself has just made this entry of the history, which has the place of any that it made before.
      const isNewEntry = history.state === null;
      if (isNewEntry) history.replaceState(entryOfBrowser, '');
      const anchor = hash && document.getElementById(hash.slice(1));
      if (anchor && (isNewEntry || saved[ownKey] === undefined)) {
        anchor.scrollIntoView();
        return;
      }
      if (isNewPage) window.scrollTo(0, 0);
      restorer.restore(saved[ownKey]);
    };
    const traverse = () => {
      if (history.state === null) return;
      isTraversing = currentKey() !== key;
      // Back before the page has shown the next entry, which has scrolled it already, changes no location.
      if (!isTraversing) restorer.restore(saved[ownKey]);
      // The last scroll of the entry that is left may not have been reported yet.
      else if (!restorer.isWaiting()) saved[ownKey] = window.scrollY;
    };

    if (before === undefined) {
      // The browser itself scrolls a document that it has loaded.
      remember();
    } else if (before !== location) {
      arrive();
    }
    const stopListening = listen({ popstate: traverse, scroll: remember });
    return () => {
      restorer.stop();
      stopListening();
    };
  }, [location]);

  return useCallback(() => restorerInUse.current?.restore(window.scrollY), []);
}

/** Listens to the window. Returns what ends it. */
function listen(listeners: Record<string, (event: Event) => void>): () => void {
  const listening = new AbortController();
  for (const [type, listener] of Object.entries(listeners)) {
    window.addEventListener(type, listener, { passive: true, signal: listening.signal });
  }
  return () => {
    listening.abort();
  };
}
