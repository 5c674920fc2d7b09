const RealDateTimeFormat = Intl.DateTimeFormat;

let viewerTimeZone: string | undefined;

/**
 * Writes dates in the zone of `setViewerTimeZone` where it is given none. The zone is looked up at each use, not
 * when it is made, since the site caches its formats.
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

/** Without what is there but `undefined`, which would hide what is spread before it. */
function definedOnly(options: Intl.DateTimeFormatOptions = {}) {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

Intl.DateTimeFormat = ViewerDateTimeFormat as unknown as typeof Intl.DateTimeFormat;

/**
 * Sets the zone in which the page believes its visitor to be.
 * @param timeZone An IANA zone; the device's when left out.
 */
export function setViewerTimeZone(timeZone?: string): void {
  viewerTimeZone = timeZone;
}
