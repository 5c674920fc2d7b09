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
  /** Large laptops: lists become wider. */
  xxl: 1500,
  /** Desktops: lists take another column. */
  xxxl: 1800,
} as const;

/** Media queries for styles: `${from.m} { … }`. */
export const from = {
  s: `@media (min-width: ${String(breakpoints.s)}px)`,
  m: `@media (min-width: ${String(breakpoints.m)}px)`,
  l: `@media (min-width: ${String(breakpoints.l)}px)`,
  xl: `@media (min-width: ${String(breakpoints.xl)}px)`,
  xxl: `@media (min-width: ${String(breakpoints.xxl)}px)`,
  xxxl: `@media (min-width: ${String(breakpoints.xxxl)}px)`,
} as const;

/** The same for what only a narrower layout has. */
export const below = {
  m: `@media not all and (min-width: ${String(breakpoints.m)}px)`,
} as const;
