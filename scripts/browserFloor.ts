/** The date of Baseline Widely available that the site is made for (docs/browsers.md). */
export const baselineDate = '2026-01-04';

/** The oldest versions of the engines that the site is made for. */
export const oldestBrowsers = { Chrome: 112, Firefox: 115, Safari: 16.4 };

/** What the build translates syntax for. */
export const buildTarget = Object.entries(oldestBrowsers).map(
  ([engine, version]) => `${engine.toLowerCase()}${version}`,
);
