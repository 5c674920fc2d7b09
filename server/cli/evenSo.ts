import { distance } from 'fastest-levenshtein';
import { createInterface } from 'node:readline/promises';
import type { Command } from 'commander';
import { eventStatus, type FightEvent } from '../../src/domain/event';
import type { Fighter } from '../../src/domain/fighter';
import { comparableText } from '../../src/domain/text';

/** The option by which a command does what looks like a mistake. */
export interface EvenSo {
  evenSo?: true;
}

/** Adds the option of {@link confirmEvenSo}. */
export function addEvenSo(command: Command): Command {
  return command.option('--even-so', 'do it without a question, although it looks like a mistake');
}

interface Streams {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
}

/**
 * Asks once on a terminal whether a likely mistake is meant; elsewhere only `--even-so` says so.
 *
 * @throws {Error} with the reasons, when it is not meant
 */
export async function confirmEvenSo(
  reasons: readonly string[],
  { evenSo }: EvenSo,
  { input, output }: Streams = { input: process.stdin, output: process.stderr },
): Promise<void> {
  if (reasons.length === 0 || evenSo) return;
  const text = reasons.map((reason) => `${reason}\n`).join('');
  if (!input.isTTY) throw new Error(`${text}If it is meant so, repeat it with --even-so`);
  const terminal = createInterface({ input, output });
  const answer = await terminal.question(`${text}Is it meant so? (y/N) `);
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new Error('Nothing was done');
}

const momentOf = (date: string | undefined) => date && Date.parse(date);

/** Returns what looks like a mistake about an event that is to be in the calendar. */
export function eventMistakes(event: FightEvent, others: readonly FightEvent[]): string[] {
  const twin = others.find(
    ({ title, date }) =>
      comparableText(title) === comparableText(event.title) &&
      momentOf(date) === momentOf(event.date),
  );
  const isOver = event.status === 'upcoming' && Date.parse(event.date ?? '') < Date.now();
  return [
    ...(twin ? [`${event.title} is there already on that date, with the id ${twin.id}`] : []),
    ...(isOver ? [`${event.title} is upcoming, but its date is over: ${event.date ?? ''}`] : []),
  ];
}

/** Returns what looks like a mistake about a fighter who is to be on the roster. */
export function fighterMistakes(fighter: Fighter, others: readonly Fighter[]): string[] {
  const { name, weightClass } = fighter;
  const twin = others.find((other) => comparableText(other.name) === comparableText(name));
  const known = [...new Set(others.map((other) => other.weightClass))];
  const near = known.find(
    (other) => distance(comparableText(other), comparableText(weightClass)) <= 1,
  );
  return [
    ...(twin ? [`${name} is there already, with the id ${twin.id}`] : []),
    ...(near !== undefined && !known.includes(weightClass)
      ? [`${weightClass} is a new weight class: is it ${near}?`]
      : []),
  ];
}

/** Returns what looks like a mistake about mailing the link of an event. */
export function notifyMistakes({ title, status }: FightEvent): string[] {
  const isOn = ['upcoming', 'live'].includes(eventStatus(status));
  return isOn ? [] : [`${title} is ${status}`];
}
