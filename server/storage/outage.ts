import type { Log } from '../http/log';

/**
 * Logs once when a store fails and once when it works again, however many requests fail meanwhile.
 * @param what the stored things, in the plural
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
