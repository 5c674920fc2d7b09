/** The widths, in px, from which a layout has more room with text of the usual size. Styles are mobile first. */
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

/** Returns the condition of a media query in em, since a window has room for less of larger text. */
export const minWidth = (width: number) => `(min-width: ${String(width / 16)}em)`;

/** Media queries for styles: `${from.m} { … }`. */
export const from = {
  s: `@media ${minWidth(breakpoints.s)}`,
  m: `@media ${minWidth(breakpoints.m)}`,
  l: `@media ${minWidth(breakpoints.l)}`,
  xl: `@media ${minWidth(breakpoints.xl)}`,
  xxl: `@media ${minWidth(breakpoints.xxl)}`,
  xxxl: `@media ${minWidth(breakpoints.xxxl)}`,
} as const;

/** The same for what only a narrower layout has. */
export const below = {
  /** Narrower than any phone: text that is enlarged. Side by side there is no room for words. */
  phone: `@media not all and ${minWidth(320)}`,
  m: `@media not all and ${minWidth(breakpoints.m)}`,
  l: `@media not all and ${minWidth(breakpoints.l)}`,
} as const;
