import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installFromDebian } from './browser.mjs';

/** What some tests run beside the server: the program, Debian's package of it, and what the tests are about. */
const programs = [
  { name: 'nginx', package: 'nginx', tests: 'the tests of its configuration in deploy/' },
  { name: 'caddy', package: 'caddy', tests: 'the tests of its configuration in deploy/' },
  {
    name: 'strace',
    package: 'strace',
    tests: 'the test that a sign-up is on the disk when it is acknowledged',
  },
  {
    name: 'exim4',
    package: 'exim4-daemon-light',
    tests: 'the tests of the notification through a mail server',
  },
];

const missingPrograms = () => programs.filter(({ name }) => spawnSync(name, ['-h']).error);

/**
 * Installs the missing programs from Debian; not under systemd, which would start the servers among them.
 * @returns {{ name: string, tests: string }[]} Those that cannot be had, and what is not tested without them.
 */
export function obtainPrograms() {
  const missing = missingPrograms().map((program) => program.package);
  if (missing.length > 0 && !existsSync('/run/systemd/system')) installFromDebian(...missing);
  return missingPrograms();
}
