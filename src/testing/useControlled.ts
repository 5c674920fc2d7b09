import { useState } from 'react';

/**
 * Holds the value of a controlled component as its page would, and follows changes of the story's arg.
 *
 * @returns the value, and a function that sets it and calls `onChange`, if there is one
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
