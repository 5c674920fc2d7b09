import { setTimeout as wait } from 'node:timers/promises';

/** Measures and waits, in milliseconds. */
export interface Clock {
  now(): number;
  wait(time: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  wait: (time, signal) => wait(time, undefined, { signal }),
};

/** Each deferred mail doubles the time between two mails, up to this multiple; each accepted one shortens it by a tenth. */
const mostSlowdown = 10;

/** Limits the rate to an even number per second, until the signal. It is lower while the server defers mails. */
export function createPace(rate: number, signal: AbortSignal, clock: Clock) {
  const shortest = 1000 / rate;
  let interval = shortest;
  let last = -Infinity;
  return {
    takeTurn: async () => {
      signal.throwIfAborted();
      const moment = clock.now();
      const turn = Math.max(moment, last + interval);
      last = turn;
      if (turn > moment) await clock.wait(turn - moment, signal);
    },
    slow: () => {
      interval = Math.min(interval * 2, shortest * mostSlowdown);
    },
    quicken: () => {
      interval = Math.max(interval * 0.9, shortest);
    },
  };
}
