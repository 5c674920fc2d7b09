import type { Fighter } from './fighter';
import { winRate } from './record';

/** The values of the left and the right corner. */
export type Pair<T> = readonly [left: T, right: T];

/** One row of a tale of the tape. */
export interface TapeLine {
  label: string;
  /** Each fighter's value; `undefined` where it is unknown. */
  values: Pair<string | undefined>;
  /** The corner with the greater value, and the adjective for it. Left out when they are equal or not comparable. */
  edge?: { corner: 0 | 1; word: string };
}

/** A property of a fighter, and its size where it can be compared. */
interface Measure {
  label: string;
  text: (fighter: Fighter) => string | undefined;
  size?: (fighter: Fighter) => number | undefined;
  /** The adjective for the fighter with the greater size. */
  edgeWord?: string;
}

const measures: Measure[] = [
  {
    label: 'Win rate',
    text: (fighter) => {
      const rate = winRate(fighter);
      return rate === undefined ? 'No fights yet' : `${rate}%`;
    },
    size: winRate,
    edgeWord: 'higher',
  },
  {
    label: 'Height',
    text: ({ height }) => height,
    size: ({ height }) => lengthInCm(height),
    edgeWord: 'taller',
  },
  {
    label: 'Reach',
    text: ({ reach }) => reach,
    size: ({ reach }) => lengthInCm(reach),
    edgeWord: 'longer',
  },
  { label: 'Weight class', text: ({ weightClass }) => weightClass },
];

/**
 * Returns the rows that compare two fighters, except their records and statuses. As on a profile, a row that is
 * unknown for both is left out.
 */
export function taleOfTheTape(left: Fighter, right: Fighter): TapeLine[] {
  return measures
    .map(({ label, text, size, edgeWord: word }) => {
      const corner = size && greaterOf(size(left), size(right));
      return {
        label,
        values: [text(left), text(right)] as const,
        ...(corner !== undefined && word !== undefined && { edge: { corner, word } }),
      };
    })
    .filter(({ values }) => values.some(Boolean));
}

function greaterOf(left?: number, right?: number): 0 | 1 | undefined {
  if (left === undefined || right === undefined || left === right) return undefined;
  return left > right ? 0 : 1;
}

const cmPerInch = 2.54;
const inchesPerFoot = 12;

const metric = /^\s*(\d+(?:\.\d+)?)\s*cm\s*$/i;
const inches = /^\s*(\d+(?:\.\d+)?)\s*(?:["”″]|['’′]{2}|in)\s*$/i;
/** The unit of the inches is optional after feet. */
const feet = /^\s*(\d+)\s*(?:['’′]|ft)\s*(?:(\d+(?:\.\d+)?)\s*(?:["”″]|['’′]{2}|in)?)?\s*$/i;

/**
 * Returns a length in whole centimetres, parsed from `5'10" (178 cm)`, `5 ft 10 in`, `5'10`, `73"` or `188cm`.
 *
 * @returns `undefined` for a text that does not parse completely
 */
export function lengthInCm(text = ''): number | undefined {
  const [, length = text, sameInBrackets = length] = /^(.+)\((.+)\)\s*$/.exec(text) ?? [];
  const cm = lengthInOneNotation(length);
  const isUnderstood = cm !== undefined && lengthInOneNotation(sameInBrackets) !== undefined;
  return isUnderstood ? Math.round(cm) : undefined;
}

function lengthInOneNotation(text: string): number | undefined {
  const [, cm] = metric.exec(text) ?? [];
  if (cm !== undefined) return Number(cm);
  const [, inch] = inches.exec(text) ?? [];
  if (inch !== undefined) return Number(inch) * cmPerInch;
  const [, foot, rest = 0] = feet.exec(text) ?? [];
  if (foot !== undefined) return (Number(foot) * inchesPerFoot + Number(rest)) * cmPerInch;
  return undefined;
}

/** Fighters of one weight class, by name. */
export interface WeightClassGroup<F> {
  weightClass: string;
  fighters: F[];
}

/**
 * Returns the fighters grouped by weight class, in the order of the roster, and sorted by name within each.
 *
 * @param first the class to begin with: the most likely opponents
 */
export function byWeightClass<F extends Pick<Fighter, 'name' | 'weightClass'>>(
  fighters: readonly F[],
  first?: string,
): WeightClassGroup<F>[] {
  const classes = new Set(fighters.map(({ weightClass }) => weightClass));
  const ordered =
    first !== undefined && classes.has(first) ? new Set([first, ...classes]) : classes;
  return [...ordered].map((weightClass) => ({
    weightClass,
    fighters: fighters
      .filter((fighter) => fighter.weightClass === weightClass)
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
  }));
}
