/**
 * The `loading` of a picture on the first screen: eager in HTML that the server renders, where the browser knows the
 * `picture` around it before it loads anything. In a `picture` that a script makes, WebKit would load the full-size
 * `src` (53 to 119 KB a page) beside the right source; there its preload starts the right one. Hydration leaves the
 * attribute as it is.
 */
export const eagerWhenRendered = import.meta.env.SSR ? 'eager' : 'lazy';
