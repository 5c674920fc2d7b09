import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import * as z from 'zod/mini';
import type { HistoryState } from '../pages/useAddressQuery';

/** How far down each page was when it was left, in px, by its entry of the history. */
const positionsSchema = z.catchall(z.object({}), z.number());

type Positions = Record<string, number>;

const storageKey = 'scroll-positions';

/** The positions outlive a reload, where the browser allows it. */
function storedPositions(): Positions {
  try {
    return positionsSchema.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'));
  } catch {
    return {};
  }
}

function store(positions: Positions) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Where nothing may be stored, a visitor comes back to the start of a page.
  }
}

/**
 * Scrolls from page to page as a browser does from document to document: back to where a page was left, to
 * the anchor in the address, or to the start. Within a page it stays where it is.
 *
 * @param location of the page shown.
 */
export function useScrollRestoration({ key, pathname, hash, state }: Location): void {
  const preventScrollReset = (state as HistoryState | null)?.preventScrollReset === true;
  // `key` is `default` for entries that the browser made.
  const place = key + pathname + hash;
  const positions = useRef<Positions>(undefined);
  const scrolledFor = useRef<string>(undefined);

  useEffect(() => {
    const enter = () => {
      history.scrollRestoration = 'manual';
    };
    const leave = () => {
      store({ ...storedPositions(), ...positions.current });
      // After a reload, or back from another site, the browser itself knows where the page was.
      history.scrollRestoration = 'auto';
    };
    enter();
    window.addEventListener('pagehide', leave);
    // Back from the browser's cache, the page is as it was left.
    window.addEventListener('pageshow', enter);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', enter);
    };
  }, []);

  useLayoutEffect(() => {
    const known = (positions.current ??= storedPositions());
    const remember = () => {
      known[place] = window.scrollY;
    };
    if (scrolledFor.current === undefined) {
      // The browser itself scrolls a document that it has loaded.
      remember();
    } else if (scrolledFor.current !== place) {
      if (preventScrollReset) known[place] ??= window.scrollY;
      const anchor = hash && document.getElementById(hash.slice(1));
      // The browser itself has just made this entry of the history, which has the place of any that it made before.
      const isNew = history.state === null;
      if (isNew) history.replaceState({ idx: null }, '');
      if ((isNew || known[place] === undefined) && anchor) anchor.scrollIntoView();
      else window.scrollTo(0, known[place] ?? 0);
    }
    scrolledFor.current = place;
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      window.removeEventListener('scroll', remember);
    };
  }, [place, hash, preventScrollReset]);
}
