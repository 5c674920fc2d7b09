/** Said in a form's place of action to whoever reads the site without JavaScript. */
export const formNeedsScript = 'This form needs JavaScript. Please turn it on to send it.';
