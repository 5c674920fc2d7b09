/**
 * The address of the client-side shell, which the service worker caches for when there is no network
 * (docs/decisions/011). No page or file has it.
 */
export const shellPath = '/app-shell.html';
