import { useEffect, useLayoutEffect, useRef } from 'react';
import { announce, announcementsId } from '../primitives/announce';
import { VisuallyHidden } from '../primitives/VisuallyHidden';

interface RouteFocusProps {
  /** The address of the current page. */
  location: { key: string; pathname: string; hash: string };
}

/**
 * After a change of path, moves the focus to `#main` and announces the title; within a page, follows its anchors. Renders
 * what every part of the page announces by.
 */
export function RouteFocus({ location: { key, pathname, hash } }: RouteFocusProps) {
  const focusedPath = useRef(pathname);

  // Before the page is painted: effects wait for the end of a view transition, and keys that are pressed meanwhile do not.
  useLayoutEffect(() => {
    if (focusedPath.current === pathname) return;
    focusedPath.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
    let { title } = document;
    let takeBack = announce(title);
    // A page whose data is still on its way has its own title only later.
    const observer = new MutationObserver(() => {
      if (document.title === title) return;
      ({ title } = document);
      takeBack();
      takeBack = announce(title);
    });
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      takeBack();
    };
  }, [pathname]);

  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [key, hash]);

  return <VisuallyHidden as="output" id={announcementsId} />;
}
