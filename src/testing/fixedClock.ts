/** What "now" is in every story: a day with past and coming events around it. */
const NOW = Date.UTC(2026, 10, 21, 12);

/**
 * Stops the clock at noon UTC on 21 November 2026, so that what depends on the date looks the same
 * on every day.
 * @returns A function that lets it run again.
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
