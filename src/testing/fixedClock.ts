/** The current time of every story: a day between past and upcoming events. */
const NOW = Date.UTC(2026, 10, 21, 12);

/**
 * Stops the clock at noon UTC on 21 November 2026, so that stories look the same on every day.
 * @returns a function that starts it again
 */
export function stopClock(): () => void {
  const RealDate = globalThis.Date;
  globalThis.Date = class extends RealDate {
    constructor(...values: [] | ConstructorParameters<DateConstructor>) {
      if (values.length === 0) super(NOW);
      else super(...values);
    }
    static override now() {
      return NOW;
    }
  } as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}
