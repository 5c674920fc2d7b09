import { useEffect, useRef, useState } from 'react';
import type { Location } from 'react-router-dom';
import { VisuallyHidden } from '../primitives/VisuallyHidden';

interface RouteFocusProps {
  /** Of the page shown now. */
  location: Pick<Location, 'key' | 'pathname' | 'hash'>;
}

/**
 * Does on a change of path what a browser does on a new document: moves the focus to the start of the
 * content, `#main`, and has the page's title read out; within a page it moves to the anchor asked for,
 * each time it is asked for. It does not scroll.
 */
export function RouteFocus({ location: { key, pathname, hash } }: RouteFocusProps) {
  const focusedPath = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
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
