import { useState } from 'react';

/**
 * Holds the value of a controlled component as its page would, and takes the story's arg when that changes.
 *
 * @returns The value, and what the component calls with the next one; it calls `onChange` too, if there is one.
 */
export function useControlled<Value>(
  value: Value,
  onChange?: (value: Value) => void,
): [value: Value, change: (value: Value) => void] {
  const [arg, setArg] = useState(value);
  const [current, setCurrent] = useState(value);
  if (arg !== value) {
    setArg(value);
    setCurrent(value);
  }
  return [
    current,
    (next) => {
      onChange?.(next);
      setCurrent(next);
    },
  ];
}
