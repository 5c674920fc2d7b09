import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { useIsHydrated } from '../components/primitives/useIsHydrated';

/** `history.state` of one entry. */
export interface HistoryState {
  /** A control of the page led here: the page stays where it is, instead of starting at its top. */
  preventScrollReset?: boolean;
  /** The entry before this one is the same page without what was opened here. */
  opened?: boolean;
  /** The name of the filter whose choice made this entry: to choose by it again replaces the entry, so that Back undoes both. */
  choice?: string | undefined;
}

export interface AddressQuery {
  query: URLSearchParams;
  state: HistoryState;
  /** Whether the query is the one of the address: not while a rendered page is hydrated. */
  isHydrated: boolean;
  /** Unique to an entry of the history; `undefined` for an anchor's, which the browser made. */
  key: string | undefined;
  /** Goes to the same page with another query: a new entry of the history, unless it replaces this one. */
  change: (
    update: (query: URLSearchParams) => URLSearchParams,
    options?: { replace?: boolean; opened?: boolean | undefined; choice?: string },
  ) => void;
  /** Goes back to the entry before. */
  back: () => void;
}

interface Entry {
  key: string;
  search: string;
  state: HistoryState | null;
}

const noState: HistoryState = {};

/**
 * Returns the entry of the history, and how to go to another of the same page. Safari throws at more than 100 changes of
 * the address in 10 to 30 s: a replacement that it refused is shown until the next one.
 */
function useEntry(): [Entry, (next: Omit<Entry, 'key'>, replace: boolean) => void] {
  const entry = useLocation() as Location<HistoryState | null>;
  const navigate = useNavigate();
  const [unnavigated, setUnnavigated] = useState<Entry>();
  const go = ({ search, state }: Omit<Entry, 'key'>, replace: boolean) => {
    try {
      void navigate({ search }, { replace, state });
      setUnnavigated(undefined);
    } catch {
      setUnnavigated({ key: entry.key, search, state });
    }
  };
  return [unnavigated?.key === entry.key ? unnavigated : entry, go];
}

/**
 * Returns the query of the page's address, and how to change it. While a rendered page is hydrated it is empty, as it
 * was on the server, which renders one page for all queries; right after that it is what the address says.
 */
export function useAddressQuery(): AddressQuery {
  const [entry, go] = useEntry();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const search = isHydrated ? entry.search : '';
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const state = entry.state ?? noState;
  // A second change may come before the page has rendered the first.
  const latest = useRef({ query, state });
  useLayoutEffect(() => {
    latest.current = { query, state };
  }, [query, state]);
  return {
    query,
    state,
    isHydrated,
    key: entry.key === 'default' ? undefined : entry.key,
    change: (update, { replace = false, opened = false, choice } = {}) => {
      const before = latest.current;
      const next = {
        query: update(before.query),
        state: { preventScrollReset: true, opened, choice },
      };
      latest.current = next;
      const search = next.query.toString();
      // As a browser does for a link to the address that it is at.
      const isSame = search === before.query.toString();
      const isContinued = choice !== undefined && choice === before.state.choice;
      go({ search, state: next.state }, replace || isSame || isContinued);
    },
    back: () => void navigate(-1),
  };
}
