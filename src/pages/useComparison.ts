import { startTransition, useOptimistic, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterPaint } from '../components/primitives/afterPaint';
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
  // Shown before the page renders its new location, to which every link of it subscribes.
  const [{ ids, opened }, show] = useOptimistic({ ids: comparedIds(query), opened: state.opened });
  const isOpening = useRef(false);
  return {
    ids,
    open: () => {
      if (isOpening.current) return;
      isOpening.current = true;
      // A modal dialog makes the browser recalculate the styles of the whole page: the press is painted before.
      afterPaint(() => {
        isOpening.current = false;
        startTransition(() => {
          show({ ids: [''], opened: true });
          change(withComparedIds(query, ['']), { opened: true });
        });
      });
    },
    choose: (chosen) => {
      change(withComparedIds(query, chosen), { replace: true, opened });
    },
    close: () => {
      // A visitor who came by a link has no place of the site to go back to.
      if (opened) void navigate(-1);
      else change(withComparedIds(query, []), { replace: true });
    },
  };
}
