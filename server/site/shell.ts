/** The address of the shell that the service worker caches (docs/decisions/011): that of no page or file. */
export const shellPath = '/app-shell.html';
