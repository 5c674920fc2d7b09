import { useEffect, useEffectEvent, useSyncExternalStore, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Returns the value of a field, or that of the checked radio button within another element. */
function valueOf(control: HTMLElement | null): string | undefined {
  const field =
    control instanceof HTMLInputElement || control instanceof HTMLSelectElement
      ? control
      : control?.querySelector<HTMLInputElement>(':checked');
  return field?.value;
}

const subscribeToNothing = () => () => undefined;

/**
 * Calls `onChange` after hydration with the value that a visitor entered before it. React does not report changes
 * made to server-rendered HTML before it hydrates.
 */
export function useChangeBeforeHydration<Value extends string>(
  control: RefObject<HTMLElement | null>,
  value: Value,
  onChange: (value: Value) => void,
): void {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const report = useEffectEvent((entered: Value) => {
    // After a back navigation the browser may have restored the value that the URL already sets.
    if (entered !== value) onChange(entered);
  });
  const readEntered = useEffectEvent(() => {
    const held = valueOf(control.current);
    return held === value ? undefined : (held as Value | undefined);
  });

  useEffect(() => {
    if (!isHydrating) return;
    const entered = readEntered();
    if (entered === undefined) return;
    // Reported after the page has read its URL, and one change at a time, so that none overwrites another.
    queueMicrotask(() => {
      flushSync(() => {
        report(entered);
      });
    });
  }, [isHydrating]);
}
