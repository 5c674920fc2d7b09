import { useState } from 'react';

/** Returns a controlled component's value, which follows the story's arg, and a function that sets and reports it. */
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
