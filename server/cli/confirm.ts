import { createInterface } from 'node:readline/promises';
import type { Command } from 'commander';

/** The option that answers the question of {@link confirm}. */
export interface Yes {
  yes?: true | undefined;
}

/** Adds the option of {@link confirm}. */
export function addYes(command: Command): Command {
  return command.option('--yes', 'do it without a question');
}

interface Streams {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
}

/**
 * Asks once on a terminal whether something is meant; elsewhere only `--yes` says so.
 *
 * @param reasons to ask; without any, nothing is asked
 * @throws {Error} with the reasons, when it is not meant
 */
export async function confirm(
  reasons: readonly string[],
  { yes }: Yes,
  { input, output }: Streams = { input: process.stdin, output: process.stderr },
): Promise<void> {
  if (reasons.length === 0 || yes) return;
  const text = reasons.map((reason) => `${reason}\n`).join('');
  if (!input.isTTY) throw new Error(`${text}If it is meant so, repeat it with --yes`);
  const terminal = createInterface({ input, output });
  const answer = await terminal.question(`${text}Is it meant so? (y/N) `);
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new Error('Nothing was done');
}
