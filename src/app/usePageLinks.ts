import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** Returns the link to a page of this site that an event is on. One with a type or a target is the browser's own. */
export function pageLinkAt({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  // By its attribute: in Firefox the property is also that of a `<base>`, such as Storybook's.
  if (link?.origin !== location.origin || link.type || link.hasAttribute('target'))
    return undefined;
  return link;
}

/**
 * Follows the links of the document to pages of the site without loading another document. Links are plain `<a>`s: none
 * is rendered again because the address has changed. Those to an anchor of the page, and clicks that open a tab, are the
 * browser's.
 */
export function usePageLinks(): void {
  const navigate = useNavigate();
  const follow = useEffectEvent((event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const link = pageLinkAt(event);
    if (!link || !isPlain || event.button !== 0 || event.defaultPrevented) return;
    const { pathname, search, hash, href } = link;
    if (hash && pathname + search === location.pathname + location.search) return;
    event.preventDefault();
    // As a browser does for a link to the address that it is at, as one that is pressed twice before its page is ready.
    void navigate(pathname + search + hash, { replace: href === location.href });
  });
  useEffect(() => {
    document.addEventListener('click', follow);
    return () => {
      document.removeEventListener('click', follow);
    };
  }, []);
}
