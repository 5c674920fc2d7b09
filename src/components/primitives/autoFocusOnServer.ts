/** The attributes of what takes the focus in a response to a form without script; elsewhere the form moves it. */
export const autoFocusOnServer = {
  autoFocus: import.meta.env.SSR,
  suppressHydrationWarning: true,
} as const;
