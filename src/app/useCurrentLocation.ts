import { useDeferredValue, useEffect, useState } from 'react';
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

  // The links of the page before know only its own location: pressed twice, they would add two entries to the history.
  useEffect(() => {
    if (isReady) return undefined;
    const ignore = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (link && link.href === window.location.href) event.preventDefault();
    };
    document.addEventListener('click', ignore, true);
    return () => {
      document.removeEventListener('click', ignore, true);
    };
  }, [isReady]);
  return [current, !isReady];
}
