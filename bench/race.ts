import type { Contestant } from './contestants';
import { measure, type Call } from './load';
import { rounds, secondsEach, warmUpSeconds } from './settings';

/** Requests per second of each contestant, by its name, for each round. */
export type Rates = ReadonlyMap<string, readonly number[]>;

/** Measures all contestants with the same request, in turns. */
export async function race(contestants: readonly Contestant[], call: Call): Promise<Rates> {
  const rates = new Map(contestants.map(({ name }): [string, number[]] => [name, []]));
  for (const { origin } of contestants) await measure(origin, call, warmUpSeconds);
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, origin } of contestants) {
      rates.get(name)?.push(await measure(origin, call, secondsEach));
    }
  }
  return rates;
}

/** Prints the result of each contestant. */
export function reportRates(rates: Rates): void {
  const whole = (rate: number) => Math.round(rate).toLocaleString('en-US');
  for (const [name, values] of rates) {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const spread = `${whole(least)} to ${whole(most)}`;
    console.log(
      `  ${name.padEnd(24)} ${whole(median(values)).padStart(8)} requests/s   (${spread})`,
    );
  }
}

/**
 * Prints the ratio of two contestants and its goal: the median of the ratios within the same round, since the
 * machine may be busier in one round than in the next.
 */
export function reportRatio(rates: Rates, ours: string, theirs: string, goal: number): void {
  const [own, others] = [rates.get(ours), rates.get(theirs)];
  if (!own || !others) {
    console.log(`  ${ours}: not measured beside ${theirs}, which is not installed here`);
    return;
  }
  const ratios = own.map((rate, round) => rate / (others[round] ?? NaN));
  const ratio = median(ratios).toFixed(2);
  console.log(`  ${ours}: ${ratio} times ${theirs} (goal: ${goal} or more)`);
}

/** Returns the median. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
