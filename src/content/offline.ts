/** Said for as long as there is no network. */
export const offlineNotice = 'You are offline. What you see may be old.';
