/** The timeout for a server's asynchronous actions, in ms; a success takes a fraction of it. */
export const soon = { timeout: 20_000, interval: 20 };
