import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installFromDebian } from './browser.mjs';

/** The proxies whose configurations in `deploy/` are tested. */
const PROXIES = ['nginx', 'caddy'];

const missingProxies = () => PROXIES.filter((proxy) => spawnSync(proxy, ['-h']).error);

/**
 * Installs the missing proxies from Debian; not under systemd, which would start them.
 * @returns {string[]} Those that cannot be had.
 */
export function obtainProxies() {
  const missing = missingProxies();
  if (missing.length > 0 && !existsSync('/run/systemd/system')) installFromDebian(...missing);
  return missingProxies();
}
