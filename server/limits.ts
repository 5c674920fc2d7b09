/** The longest request body that is read, in bytes: far more than a sign-up needs. */
export const bodyLimit = 8 * 1024;

/** How long a client may take, in milliseconds. */
export const timeLimits = {
  /** Until the headers of a request are there. */
  headersTimeout: 10_000,
  /** Until all of a request is there. */
  requestTimeout: 15_000,
  /** Without taking anything of its answer, however slowly. */
  stallTimeout: 60_000,
  /** Between two requests. Longer than proxies keep an idle connection, so that they close first. */
  keepAliveTimeout: 75_000,
  /** How often the first two are looked at. */
  connectionsCheckingInterval: 1000,
};
