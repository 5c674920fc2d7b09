import { useLayoutEffect, useRef } from 'react';

/** Returns the control that an element belongs to: radio buttons are one by their group. */
function controlOf(element: Element | null): Element | null {
  return element?.closest('fieldset') ?? element;
}

/**
 * Returns whether a choice just made continues the one before: by keys, in the control that has kept the focus. Moving
 * through a control with the arrow keys changes its value at each key, and Back has to undo all of that as one.
 */
export function useContinuedChoice(): () => boolean {
  /** Where the last choice was made by a key. */
  const control = useRef<Element | null>(null);
  const isKey = useRef(false);

  // With the page itself: an effect may run after a first key, which would then be a choice of its own.
  useLayoutEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const end = () => {
      control.current = null;
      isKey.current = false;
    };
    const onKey = () => {
      isKey.current = true;
    };
    const onFocus = () => {
      if (controlOf(document.activeElement) !== control.current) control.current = null;
    };
    document.addEventListener('pointerdown', end, { signal, capture: true });
    document.addEventListener('keydown', onKey, { signal, capture: true });
    document.addEventListener('focusin', onFocus, { signal });
    window.addEventListener('popstate', end, { signal });
    return () => {
      listening.abort();
    };
  }, []);

  return () => {
    const chosenIn = isKey.current ? controlOf(document.activeElement) : null;
    const isContinued = chosenIn !== null && chosenIn === control.current;
    control.current = chosenIn;
    return isContinued;
  };
}
