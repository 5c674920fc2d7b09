import { useTransition } from 'react';
import { useNavigate } from 'react-router-dom';
import { comparedIds, withComparedIds } from '../urls/comparison';
import { useAddressQuery } from './useAddressQuery';

interface ComparisonAddress {
  /** The ids of the fighters in the address; `undefined` without a comparison. */
  ids: string[] | undefined;
  open: () => void;
  choose: (ids: readonly string[]) => void;
  close: () => void;
}

/**
 * Returns the comparison that is in the address. Opening it makes a new place in the history, in which the chosen
 * fighters stay: Back closes it, and closing it goes back.
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
      // A visitor who came by a link has no place of the site to go back to.
      if (opened) void navigate(-1);
      else change(withComparedIds(query, []), { replace: true });
    },
  };
}
