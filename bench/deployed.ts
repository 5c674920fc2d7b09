import { noSettings } from '../server/testing/serverProcess';
import { readUnitVariables } from '../server/testing/unitVariables';

/** The public origin of the measured servers. */
const publicOrigin = 'https://league.example';

/**
 * The variables of `deploy/redline.service` and `deploy/redline.env`, without the places of files, and without rate limits:
 * all requests come from one address.
 */
export const deployedVariables = {
  ...noSettings,
  NODE_ENV: 'production',
  ...readUnitVariables(),
  PUBLIC_URL: publicOrigin,
  TRUST_PROXY: '1',
  RATE_LIMIT: '0',
  RATE_LIMIT_TOTAL: '0',
};

/** The headers that `deploy/nginx.conf` sets on each request. (wrk adds a second `Host` to one that is spelt otherwise.) */
export const proxyHeaders = {
  Host: new URL(publicOrigin).host,
  'X-Forwarded-For': '192.0.2.1',
  'X-Forwarded-Proto': 'https',
  'X-Request-Id': '0123456789abcdef0123456789abcdef',
};
