import type { Fighter } from './fighter';

/** The outcomes of a fight. */
export const outcomes = ['wins', 'losses', 'draws'] as const;

export type Outcome = (typeof outcomes)[number];

/** The number of a fighter's wins, losses and draws. */
export type Tally = Pick<Fighter, Outcome>;

/** The numbers that a record begins with: `15-3-0 (1 NC)`. */
const beginning = /^(\d+)(?:\s*[\p{Pd}−/]\s*(\d+))?(?:\s*[\p{Pd}−/]\s*(\d+))?/u;

/** Returns the parts of a record's text: all that the pattern finds, and the numbers. */
const readRecord = (record: string): (string | undefined)[] => beginning.exec(record) ?? [];

/** Returns whether the numbers that a record's text begins with, if any, are others than those of the tally. */
export function contradictsTally({
  record,
  wins,
  losses,
  draws,
}: Tally & Pick<Fighter, 'record'>): boolean {
  const [, ...numbers] = readRecord(record);
  const tally = [wins, losses, draws];
  return numbers.some((number, index) => number !== undefined && Number(number) !== tally[index]);
}

/** From this many fights on, the win rate is shown in percent instead of as two numbers. */
const manyFights = 10;

const fightsOf = ({ wins, losses, draws }: Tally) => wins + losses + draws;

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/**
 * Returns the share of fights won in whole percent; `undefined` for a debutant. 100 means all of them and 0 none:
 * no other share is rounded to either.
 */
export function winRate(tally: Tally): number | undefined {
  const fights = fightsOf(tally);
  if (fights === 0) return undefined;
  if (tally.wins === 0 || tally.wins === fights) return tally.wins === 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round((100 * tally.wins) / fights)));
}

/** Returns the share of fights won in words: `Has won 3 of 4 fights`, `Has won 84% of 25 fights`. */
export function describeWinRate(tally: Tally): string {
  const fights = fightsOf(tally);
  const rate = winRate(tally);
  if (rate === undefined) return 'No fights yet';
  const share = fights < manyFights ? `${tally.wins} of` : `${rate}% of`;
  return `Has won ${share} ${counted(fights, 'fight', 'fights')}`;
}

const nouns = [
  ['win', 'wins'],
  ['loss', 'losses'],
  ['draw', 'draws'],
] as const;

/** Returns a record in words: `21 wins, 3 losses, 1 draw`. What follows its numbers, as in `15-3-0 (1 NC)`, stays. */
export function describeRecord(record: string): string {
  const [read = '', ...numbers] = readRecord(record);
  const words = nouns.flatMap(([one, many], index) => {
    const number = numbers[index];
    return number === undefined ? [] : counted(Number(number), one, many);
  });
  return words.join(', ') + record.slice(read.length);
}
