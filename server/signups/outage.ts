import type { Log } from '../log';

/**
 * Tells the log once when a store fails and once when it works again, however many try meanwhile.
 *
 * @param what In the plural, what is stored there.
 */
export function createOutage(log: Log, what = 'Sign-ups') {
  let isDown = false;
  return {
    begin(error: unknown) {
      if (!isDown) log.error(error, `${what} cannot be stored`);
      isDown = true;
    },
    end() {
      if (isDown) log.info(`${what} are stored again`);
      isDown = false;
    },
  };
}
