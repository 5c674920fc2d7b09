import { startTransition, useLayoutEffect, useMemo, useOptimistic, useRef, useState } from 'react';
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

interface Entry {
  query: URLSearchParams;
  state: HistoryState;
}

export interface AddressQuery extends Entry {
  /** Whether the query is the one of the address: not while a rendered page is hydrated. */
  isHydrated: boolean;
  /** Goes to the same page with another query: a new entry of the history, unless it replaces this one. */
  change: (
    update: (query: URLSearchParams) => URLSearchParams,
    how?: { replace?: boolean; opened?: boolean | undefined; choice?: string },
  ) => void;
}

/**
 * Returns the query of the page's address, and how to change it. While a rendered page is hydrated it is empty, as it
 * was on the server, which renders one page for all queries; right after that it is what the address says.
 */
export function useAddressQuery(): AddressQuery {
  const location = useLocation() as Location<HistoryState | null>;
  const { search, state } = location;
  const isHydrated = useIsHydrated();
  const entry = useMemo<Entry>(
    () => ({ query: new URLSearchParams(isHydrated ? search : ''), state: state ?? {} }),
    [isHydrated, search, state],
  );
  // Safari throws at more than 100 changes of the address in 10 to 30 s: what it refused is shown until the next one.
  const [refused, setRefused] = useState<{ after: Entry; next: Entry }>();
  // Shown before the page renders its new location, to which each of its links subscribes.
  const [shown, show] = useOptimistic(refused?.after === entry ? refused.next : entry);
  // A second change may come before the page has rendered the first.
  const latest = useRef<Entry>(entry);
  useLayoutEffect(() => {
    latest.current = entry;
  }, [entry, location]);
  const navigate = useNavigate();
  return {
    ...shown,
    isHydrated,
    change: (update, { replace = false, opened = false, choice } = {}) => {
      const { query, state } = latest.current;
      const next = { query: update(query), state: { preventScrollReset: true, opened, choice } };
      latest.current = next;
      const search = next.query.toString();
      // As a browser does for a link to the address that it is at.
      const isSame = search === query.toString();
      const isContinued = choice !== undefined && choice === state.choice;
      const isReplaced = replace || isSame || isContinued;
      startTransition(() => {
        show(next);
        try {
          void navigate({ search }, { replace: isReplaced, state: next.state });
        } catch {
          setRefused({ after: entry, next });
        }
      });
    },
  };
}
