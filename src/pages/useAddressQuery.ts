import { useMemo } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { useIsHydrated } from './useIsHydrated';

/** What a place in the history remembers of how it came about. */
export interface HistoryState {
  /** A control of the page led here: the page stays where it is, instead of starting at its top. */
  preventScrollReset?: boolean;
  /** The place before this one is the same page without what was opened here. */
  opened?: boolean;
}

interface AddressQuery {
  query: URLSearchParams;
  /** Whether the query is the one of the address: not while a rendered page is hydrated. */
  isKnown: boolean;
  state: HistoryState;
  /** Goes to the same page with another query: a new place in the history, unless it replaces this one. */
  change: (query: URLSearchParams, how?: { replace?: boolean; opened?: boolean }) => void;
}

/**
 * Returns the query of the page's address, and how to change it. While a rendered page is hydrated it is empty, as it
 * was on the server, which renders one page for all queries; right after that it is what the address says.
 */
export function useAddressQuery(): AddressQuery {
  const { search, state } = useLocation() as Location<HistoryState | null>;
  const isKnown = useIsHydrated();
  const query = useMemo(() => new URLSearchParams(isKnown ? search : ''), [isKnown, search]);
  const navigate = useNavigate();
  return {
    query,
    isKnown,
    state: state ?? {},
    change: (changed, { replace = false, opened = false } = {}) => {
      const place: HistoryState = { preventScrollReset: true, opened };
      // As a browser does for a link to the address that it is at.
      const isSame = changed.toString() === query.toString();
      void navigate({ search: changed.toString() }, { replace: replace || isSame, state: place });
    },
  };
}
