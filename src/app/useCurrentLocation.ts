import { useDeferredValue, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';

/**
 * Returns the location of the current page. On navigation the page before stays until the next can be rendered; within
 * a page the location changes immediately.
 *
 * @returns the current location, and whether another page is on its way.
 */
export function useCurrentLocation(): [Location, boolean] {
  const pending = useLocation();
  const [current, setCurrent] = useState(pending);
  // Only the path is deferred: a deferred location would go back to where the page before was before its last change.
  const isReady = useDeferredValue(pending.pathname) === pending.pathname;
  if (isReady && current !== pending) setCurrent(pending);
  return [current, !isReady];
}
