import type { Log } from '../log';

/** Tells the log once when the store fails and once when it works again, however many try meanwhile. */
export function createOutage(log: Log) {
  let isDown = false;
  return {
    begin(error: unknown) {
      if (!isDown) log.error(error, 'Sign-ups cannot be stored');
      isDown = true;
    },
    end() {
      if (isDown) log.info('Sign-ups are stored again');
      isDown = false;
    },
  };
}
