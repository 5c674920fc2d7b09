import { useDeferredValue, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';

/**
 * Returns the location of the page to show. On navigation the page before stays until the next can be rendered; within
 * a page the location changes immediately.
 *
 * @returns the location to show, and whether another page is on its way.
 */
export function useShownLocation(): [Location, boolean] {
  const asked = useLocation();
  const [shown, setShown] = useState(asked);
  // Only the path is deferred: a deferred location would go back to where the page before was before its last change.
  const isReady = useDeferredValue(asked.pathname) === asked.pathname;
  if (isReady && shown !== asked) setShown(asked);
  return [shown, !isReady];
}
