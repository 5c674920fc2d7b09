import { useEffect, useEffectEvent, useSyncExternalStore, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** What holds a choice or a text; a group holds that of its chosen radio button. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLFieldSetElement;

function valueOf(control: Control | null): string | undefined {
  const field =
    control instanceof HTMLFieldSetElement
      ? control.querySelector<HTMLInputElement>(':checked')
      : control;
  return field?.value;
}

const nothingToHear = () => () => undefined;

/**
 * A rendered page can be used before its script has run, and React never tells of what was chosen or typed by
 * then. This tells it once, as if it were done only now.
 */
export function useEarlyChange<Value extends string>(
  control: RefObject<Control | null>,
  value: Value,
  onChange: (value: Value) => void,
): void {
  const isTakingUpThePage = useSyncExternalStore(
    nothingToHear,
    () => false,
    () => true,
  );
  const tell = useEffectEvent((early: Value) => {
    // A browser that came back to the page may have restored what its address asks for anyway.
    if (early !== value) onChange(early);
  });
  const readEarly = useEffectEvent(() => {
    const held = valueOf(control.current);
    return held === value ? undefined : (held as Value | undefined);
  });

  useEffect(() => {
    if (!isTakingUpThePage) return;
    const early = readEarly();
    if (early === undefined) return;
    // Told after the page has learnt its address, and each change by itself, so that none undoes another.
    queueMicrotask(() => {
      flushSync(() => {
        tell(early);
      });
    });
  }, [isTakingUpThePage]);
}
