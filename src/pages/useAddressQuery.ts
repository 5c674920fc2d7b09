import { useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

/** What a place in the history remembers of how it came about. */
export interface HistoryState {
  /** A control of the page led here: the page stays where it is, instead of starting at its top. */
  preventScrollReset?: boolean;
  /** The place before this one is the same page without what was opened here. */
  opened?: boolean;
}

interface AddressQuery {
  query: URLSearchParams;
  state: HistoryState;
  /** Goes to the same page with another query: a new place in the history, unless it replaces this one. */
  change: (query: URLSearchParams, how?: { replace?: boolean; opened?: boolean }) => void;
}

const nothingToHear = () => () => undefined;

/**
 * The query of the page's address, and how to change it. While a rendered page is taken up it is empty, as it
 * was for the server, which makes one page for all queries; right after that it is what the address says.
 */
export function useAddressQuery(): AddressQuery {
  const { search, state } = useLocation() as Location<HistoryState | null>;
  const shown = useSyncExternalStore(
    nothingToHear,
    () => search,
    () => '',
  );
  const query = useMemo(() => new URLSearchParams(shown), [shown]);
  const navigate = useNavigate();
  return {
    query,
    state: state ?? {},
    change: (changed, { replace = false, opened = false } = {}) => {
      const place: HistoryState = { preventScrollReset: true, opened };
      void navigate({ search: changed.toString() }, { replace, state: place });
    },
  };
}
