import { useEffect, useRef } from 'react';

/** Returns the control that an element belongs to, if it is a field: radio buttons are one by their group. */
function controlOf(element: Element | null): Element | null {
  return element?.closest('fieldset') ?? element?.closest('input, select') ?? null;
}

/**
 * Returns whether a choice just made continues the one before: by keys, in the control that still has the focus. Moving
 * through a control with the arrow keys changes its value at each key, and Back has to undo all of that as one.
 */
export function useContinuedChoice(): () => boolean {
  /** Where the last choice was made by a key. */
  const control = useRef<Element | null>(null);
  /** Not "by a key", since the first key may come before the effect below. */
  const isPointer = useRef(false);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const end = () => {
      control.current = null;
    };
    const onPointer = () => {
      isPointer.current = true;
      end();
    };
    const onKey = () => {
      isPointer.current = false;
    };
    const onFocus = () => {
      if (controlOf(document.activeElement) !== control.current) control.current = null;
    };
    document.addEventListener('pointerdown', onPointer, { signal, capture: true });
    document.addEventListener('keydown', onKey, { signal, capture: true });
    document.addEventListener('focusin', onFocus, { signal });
    window.addEventListener('popstate', end, { signal });
    return () => {
      listening.abort();
    };
  }, []);

  return () => {
    const chosenIn = isPointer.current ? null : controlOf(document.activeElement);
    const isContinued = chosenIn !== null && chosenIn === control.current;
    control.current = chosenIn;
    return isContinued;
  };
}
