import { useEffect, useRef } from 'react';

/**
 * Returns the refs of a native popover and of its button, and how to close it. A window that hides the button, as one that
 * becomes wider, closes it too: nothing else would.
 */
export function usePopover() {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  // Also one that the browser opened before hydration, of which React is told later.
  const close = () => {
    if (panel.current && 'hidePopover' in panel.current) panel.current.hidePopover();
  };

  useEffect(() => {
    const closeWithButton = () => {
      if (button.current?.getClientRects().length === 0) close();
    };
    // The window may have changed before hydration.
    closeWithButton();
    window.addEventListener('resize', closeWithButton);
    return () => {
      window.removeEventListener('resize', closeWithButton);
    };
  }, []);

  return { button, panel, close };
}
