/** Shown while the browser is offline. */
export const offlineNotice = 'You are offline. What you see may be old.';
