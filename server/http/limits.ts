/** The maximum size of a request body, in bytes: far more than a sign-up needs. */
export const bodyLimit = 8 * 1024;

/** How long a client may take, in milliseconds. */
export const timeLimits = {
  /** Until the headers of a request have arrived. */
  headersTimeout: 10_000,
  /** Until the whole request has arrived. */
  requestTimeout: 15_000,
  /** Without reading any of its response. */
  stallTimeout: 60_000,
  /** Between two requests. Longer than the keep-alive of proxies, so that they close first. */
  keepAliveTimeout: 75_000,
  /** The interval between checks of the first two. */
  connectionsCheckingInterval: 1000,
};
