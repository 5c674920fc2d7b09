/** Shown in a form to visitors without JavaScript. */
export const formNeedsScript = 'This form needs JavaScript. Please turn it on to send it.';
