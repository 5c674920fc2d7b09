import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../primitives/VisuallyHidden';

interface RouteFocusProps {
  /** The path shown now. */
  path: string;
  /** The anchor asked for, with its `#`; empty when there is none. */
  hash?: string;
}

/**
 * Does on a change of path what a browser does on a new document: moves the focus to the start of the
 * content, `#main`, and has the page's title read out; within a page it moves to the anchor asked for.
 * Scrolling is the router's business.
 */
export function RouteFocus({ path, hash = '' }: RouteFocusProps) {
  const focusedPath = useRef(path);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (focusedPath.current === path) return;
    focusedPath.current = path;
    document.getElementById('main')?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [path]);

  useEffect(() => {
    document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [hash]);

  return <VisuallyHidden as="output">{title}</VisuallyHidden>;
}
