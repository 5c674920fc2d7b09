/** The `loading` of a picture on the first screen. In one that a script makes, WebKit would load the full `src`, too. */
export const eagerOnServer = import.meta.env.SSR ? 'eager' : 'lazy';
