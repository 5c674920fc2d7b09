/** The widths, in px, from which a layout has more room. Styles are mobile first. */
export const breakpoints = {
  /** Current phones: two posters fit side by side. */
  s: 360,
  /** Large phones in landscape, small tablets. */
  m: 640,
  /** Tablets in landscape: the full navigation fits. */
  l: 960,
  /** Laptops. */
  xl: 1280,
} as const;

/** Media queries for styles: `${from.m} { … }`. */
export const from = {
  s: `@media (min-width: ${String(breakpoints.s)}px)`,
  m: `@media (min-width: ${String(breakpoints.m)}px)`,
  l: `@media (min-width: ${String(breakpoints.l)}px)`,
  xl: `@media (min-width: ${String(breakpoints.xl)}px)`,
} as const;
