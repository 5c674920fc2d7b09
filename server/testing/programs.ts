import { join } from 'node:path';
import { inject } from 'vitest';

/** Returns the file of a program that was bundled for the run, to be started by Node. */
export function programFile(name: 'league' | 'main'): string {
  return join(inject('programs'), `${name}.js`);
}
