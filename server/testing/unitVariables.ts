import { readFileSync } from 'node:fs';

/** Returns the variables that a line of `NAME=value` pairs sets, as systemd units and container files have them. */
export function parseVariables(line: string): Record<string, string> {
  const pairs = line.matchAll(/([^= ]+)=(\S+)/g);
  return Object.fromEntries(Array.from(pairs, ([, name = '', value = '']) => [name, value]));
}

/** Returns the variables that `deploy/redline.service` sets by itself. @throws when it sets none */
export function readUnitVariables(): Record<string, string> {
  const unit = readFileSync('deploy/redline.service', 'utf8');
  const [, line] = /^Environment=(.*)$/m.exec(unit) ?? [];
  if (line === undefined) throw new Error('deploy/redline.service sets no variables');
  return parseVariables(line);
}
