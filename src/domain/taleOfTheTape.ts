import type { Fighter } from './fighter';
import { winRate } from './record';

/** Two of a kind: the left corner's and the right one's. */
export type Pair<T> = readonly [left: T, right: T];

/** One line of a tale of the tape. */
export interface TapeLine {
  label: string;
  /** What is told of each; `undefined` where it is not known. */
  values: Pair<string | undefined>;
  /** Whose value is the greater, and the word for it. Left out when they are even or no sizes. */
  edge?: { corner: 0 | 1; word: string };
}

/** What can be told of a fighter, and how its size is taken where it has one. */
interface Measure {
  label: string;
  text: (fighter: Fighter) => string | undefined;
  size?: (fighter: Fighter) => number | undefined;
  /** The one with the greater size is … */
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
 * What two fighters can be told apart by, line by line, but for their records and standings. As on a profile,
 * what is known of neither is not mentioned.
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
/** After feet the unit of the inches may be left out. */
const feet = /^\s*(\d+)\s*(?:['’′]|ft)\s*(?:(\d+(?:\.\d+)?)\s*(?:["”″]|['’′]{2}|in)?)?\s*$/i;

/**
 * A length as people write it, in whole centimetres: `5'10" (178 cm)`, `5 ft 10 in`, `5'10`, `73"`, `188cm`.
 *
 * @returns `undefined` for what is not wholly understood.
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
 * A roster by weight class, in the order in which it first shows them, each class by name.
 *
 * @param first the class to begin with: the most likely opponents.
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
