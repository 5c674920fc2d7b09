/**
 * The attributes of what a page takes the focus to when a browser requested it with a form: the first wrong field, or the
 * message. They are in HTML that the server renders alone, which React is not to compare with what it renders itself: on
 * a page with script the form moves the focus.
 */
export const focusWhenRendered = {
  autoFocus: import.meta.env.SSR,
  suppressHydrationWarning: true,
} as const;
