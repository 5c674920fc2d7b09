import { useEffect, useState } from 'react';
import { useIsHydrated } from '../../components/primitives/useIsHydrated';

interface OnHydratedProps {
  call: () => void;
}

/**
 * Calls back when the page around it is hydrated, and has applied the filter of its address. An update outside of the
 * page at that time would make React hydrate the page at once, in one long task.
 */
export function OnHydrated({ call }: OnHydratedProps) {
  const isHydrated = useIsHydrated();
  const [wasHydrated] = useState(isHydrated);
  useEffect(() => {
    if (isHydrated && !wasHydrated) call();
  }, [isHydrated, wasHydrated, call]);
  return null;
}
