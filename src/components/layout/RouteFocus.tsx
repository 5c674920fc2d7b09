import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Location } from 'react-router-dom';
import { VisuallyHidden } from '../primitives/VisuallyHidden';

interface RouteFocusProps {
  /** The address of the current page. */
  location: Pick<Location, 'key' | 'pathname' | 'hash'>;
}

/** After a change of path, moves the focus to `#main` and announces the title; within a page, follows its anchors. */
export function RouteFocus({ location: { key, pathname, hash } }: RouteFocusProps) {
  const focusedPath = useRef(pathname);
  const [title, setTitle] = useState('');

  // Before the page is painted: effects wait for the end of a view transition, and keys that are pressed meanwhile do not.
  useLayoutEffect(() => {
    if (focusedPath.current === pathname) return;
    focusedPath.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
    const announce = () => {
      setTitle(document.title);
    };
    announce();
    // A page whose data is still on its way has its own title only later.
    const observer = new MutationObserver(announce);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
    };
  }, [pathname]);

  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [key, hash]);

  return <VisuallyHidden as="output">{title}</VisuallyHidden>;
}
