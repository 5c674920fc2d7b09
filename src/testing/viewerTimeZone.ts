const RealDateTimeFormat = Intl.DateTimeFormat;

let viewerTimeZone: string | undefined;

/**
 * Formats dates in the zone of `setViewerTimeZone` where none is set. It reads the zone at each use, not at
 * construction, since the site caches its formats.
 */
class ViewerDateTimeFormat extends RealDateTimeFormat {
  readonly #current: () => Intl.DateTimeFormat;

  constructor(locales?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) {
    super(locales, options);
    this.#current = () =>
      new RealDateTimeFormat(locales, { timeZone: viewerTimeZone, ...definedOnly(options) });
  }
  override format(date?: Date | number) {
    return this.#current().format(date);
  }
  override formatToParts(date?: Date | number) {
    return this.#current().formatToParts(date);
  }
  override resolvedOptions() {
    return this.#current().resolvedOptions();
  }
}

/** Returns the options without `undefined` values, which would override those spread before them. */
function definedOnly(options: Intl.DateTimeFormatOptions = {}) {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

Intl.DateTimeFormat = ViewerDateTimeFormat as unknown as typeof Intl.DateTimeFormat;

/**
 * Sets the time zone that the page reads as the visitor's.
 * @param timeZone an IANA zone; the device's when left out
 */
export function setViewerTimeZone(timeZone?: string): void {
  viewerTimeZone = timeZone;
}
