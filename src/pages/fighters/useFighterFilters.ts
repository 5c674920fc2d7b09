import { useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import type { Fighter } from '../../domain/fighter';
import { knownFighterFilters, type FighterFilters } from '../../domain/fighterFilters';
import { fighterFiltersFrom, withFighterFilters } from '../../urls/fighterFilters';
import { useAddressQuery } from '../useAddressQuery';
import { useContinuedChoice } from '../useContinuedChoice';

/**
 * How long nothing more is typed before the address follows, in ms. Browsers allow so many changes of the
 * address and no more: Safari 100 in 30 seconds.
 */
const typingPause = 300;

/**
 * Returns the filters of the roster that the address has, and how to change them. A choice makes a new place in the
 * history, so that Back undoes it; what is typed stays in its place.
 *
 * @param roster once it is there: a filter that matches no fighter of it is left out.
 */
export function useFighterFilters(
  roster: readonly Fighter[] | undefined,
): [FighterFilters, (filters: FighterFilters) => void] {
  const { key } = useLocation();
  const { query, change } = useAddressQuery();
  const isContinued = useContinuedChoice();
  /** What was typed ahead of the address. Void when another place in the history is shown. */
  const [draft, setDraft] = useState<{ key: string; search: string }>();

  const isTyping = draft?.key === key;
  const typed = isTyping ? draft.search : undefined;
  const inAddress = fighterFiltersFrom(query);
  const known = roster ? knownFighterFilters(inAddress, roster) : inAddress;
  const { status, weightClass } = known;
  const search = typed ?? known.search;
  // The same for the same texts, or all cards would be measured and rendered again when the comparison in the address
  // changes, and when the address follows what is typed.
  const filters = useMemo(() => ({ search, status, weightClass }), [search, status, weightClass]);

  // Undone before anything leaves the page: a field that goes with it loses the focus, too.
  useLayoutEffect(() => {
    if (!isTyping) return;
    const follow = () => {
      // Immediately, so that a key which is pressed meanwhile does not belong to the place that was replaced.
      flushSync(() => {
        change(withFighterFilters(query, filters), { replace: true });
      });
    };
    // Otherwise the address would follow in another place, while this page stays until that one is ready.
    const leaveBehind = () => {
      setDraft(undefined);
    };
    const timer = setTimeout(follow, typingPause);
    // A visitor who leaves the field may be about to leave the page.
    document.addEventListener('focusout', follow);
    window.addEventListener('popstate', leaveBehind);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusout', follow);
      window.removeEventListener('popstate', leaveBehind);
    };
  });

  const changeFilters = (next: FighterFilters) => {
    const isChoice = next.status !== filters.status || next.weightClass !== filters.weightClass;
    if (isChoice) change(withFighterFilters(query, next), { replace: isContinued() });
    else setDraft({ key, search: next.search });
  };

  return [filters, changeFilters];
}
