import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installFromDebian } from './browser.mjs';

/** What some tests run beside the server, by the name of the program and of its package; and what they test. */
const programs = {
  nginx: 'the tests of its configuration in deploy/',
  caddy: 'the tests of its configuration in deploy/',
  strace: 'the test that a sign-up is on the disk when it is acknowledged',
};

const missingPrograms = () =>
  Object.entries(programs).filter(([name]) => spawnSync(name, ['-h']).error);

/**
 * Installs the missing programs from Debian; not under systemd, which would start the proxies.
 * @returns {[name: string, tests: string][]} Those that cannot be had, and what is not tested without them.
 */
export function obtainPrograms() {
  const missing = missingPrograms().map(([name]) => name);
  if (missing.length > 0 && !existsSync('/run/systemd/system')) installFromDebian(...missing);
  return missingPrograms();
}
