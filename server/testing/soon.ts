/** How long to wait for what a server does by itself, in ms: a failure takes as long, a success a fraction of it. */
export const soon = { timeout: 20_000, interval: 20 };
