/** Runs tasks one after another. */
export interface Queue {
  /** Runs a task when all earlier ones have ended, whether they failed or not; returns its outcome. */
  add<Value>(task: () => Promise<Value>): Promise<Value>;
  /** Resolves when all tasks added so far have ended. */
  idle(): Promise<void>;
}

/** Returns an empty queue. */
export function createQueue(): Queue {
  let last: Promise<void> = Promise.resolve();
  return {
    add: (task) => {
      const outcome = last.then(task);
      last = outcome.then(
        () => undefined,
        () => undefined,
      );
      return outcome;
    },
    idle: () => last,
  };
}
