import { afterPaint } from '../components/primitives/afterPaint';
import { comparedIds, withComparedIds } from '../urls/comparison';
import type { AddressQuery } from './useAddressQuery';

interface Comparison {
  /** The ids of the fighters in the address; `undefined` without a comparison. */
  ids: string[] | undefined;
  open: () => void;
  choose: (ids: readonly string[]) => void;
  close: () => void;
}

/**
 * Returns the comparison that is in the address. Opening it makes a new entry of the history, in which the chosen
 * fighters stay: Back closes it, and closing it goes back.
 */
export function useComparison({ query, state, change, back }: AddressQuery): Comparison {
  const { opened } = state;
  const show = (ids: readonly string[]) => (current: URLSearchParams) =>
    withComparedIds(current, ids);
  return {
    ids: comparedIds(query),
    open: () => {
      // A modal dialog makes the browser recalculate the styles of the whole page: the press is painted before.
      afterPaint(() => {
        change(show(['']), { opened: true });
      });
    },
    choose: (ids) => {
      change(show(ids), { replace: true, opened });
    },
    close: () => {
      // A visitor who came by a link has no entry of the site to go back to.
      if (opened) back();
      else change(show([]), { replace: true });
    },
  };
}
