import { useTransition } from 'react';
import { useNavigate } from 'react-router-dom';
import { comparedIds, withComparedIds } from '../urls/comparison';
import { useAddressQuery } from './useAddressQuery';

interface ComparisonAddress {
  /** Whom the address puts side by side; `undefined` when it asks for no comparison. */
  ids: string[] | undefined;
  open: () => void;
  choose: (ids: readonly string[]) => void;
  close: () => void;
}

/**
 * The comparison that the address asks for. To open it makes a new place in the history, and whoever is chosen
 * stays in that place: Back closes it, and to close it is to go back.
 */
export function useComparison(): ComparisonAddress {
  const { query, state, change } = useAddressQuery();
  const navigate = useNavigate();
  const { opened } = state;
  const [isOpening, startOpening] = useTransition();
  return {
    ids: comparedIds(query),
    open: () => {
      // A modal dialog makes the browser recalculate the styles of the whole page: the press is painted before.
      if (isOpening) return;
      startOpening(() => {
        change(withComparedIds(query, ['']), { opened: true });
      });
    },
    choose: (ids) => {
      change(withComparedIds(query, ids), { replace: true, opened });
    },
    close: () => {
      // Whoever came by a link has no place of ours to go back to.
      if (opened) void navigate(-1);
      else change(withComparedIds(query, []), { replace: true });
    },
  };
}
