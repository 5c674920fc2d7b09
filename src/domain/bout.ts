import type { FightEvent } from './event';
import type { Fighter } from './fighter';
import type { Pair } from './taleOfTheTape';
import { comparableForms, comparableText } from './text';

/** What separates two names. A name may have a dash where `vs.` separates. */
const separators = [/\s+v(?:s|ersus)?\.?\s+/i, /\s+[x×–—-]\s+/i];

/** The number of a rematch: `2`, `#3`, `II`. */
const rematch = /\s+(?:#?\d{1,2}|[IVX]+)$/;

/** Returns the two names in a subtitle such as `Kjeldgaard vs. Byaruhanga 2`. */
export function boutNames(subtitle = ''): Pair<string> | undefined {
  const separator = separators.find((one) => one.test(subtitle));
  const [left, right, ...others] = separator ? subtitle.trim().split(separator) : [];
  return left && right && others.length === 0 ? [left, right] : undefined;
}

/** A fighter whom a name of a subtitle fits. */
export interface Candidate<F> {
  fighter: F;
  /** The name without the number of a rematch. */
  surname: string;
}

/**
 * Returns a function that returns the fighters whose first and last name is this one, or else those whose name begins or
 * ends with it: a surname is the first word of some names (`Noh Eun-byeol`).
 */
export function candidateFinder<F extends Pick<Fighter, 'name'>>(
  roster: readonly F[],
): (name: string) => Candidate<F>[] {
  const fightersByPart = new Map<string, Set<F>>();
  for (const fighter of roster) {
    for (const part of comparableForms(fighter.name).flatMap(partsOf)) {
      fightersByPart.set(part, (fightersByPart.get(part) ?? new Set()).add(fighter));
    }
  }
  return (name) => {
    const found = new Map<F, Candidate<F>>();
    for (const surname of [name.replace(rematch, ''), name]) {
      for (const fighter of fightersByPart.get(comparableText(surname)) ?? []) {
        found.set(fighter, { fighter, surname });
      }
    }
    const candidates = [...found.values()];
    const whole = candidates.filter(isWholeName);
    return whole.length > 0 ? whole : candidates;
  };
}

function isWholeName({ fighter, surname }: Candidate<Pick<Fighter, 'name'>>): boolean {
  const name = comparableText(surname);
  return name.includes(' ') && comparableForms(fighter.name).includes(name);
}

/** Returns the first words of a name, and the last ones, of every number. */
function partsOf(name: string): string[] {
  const words = name.split(' ');
  return words.flatMap((_, index) => [
    words.slice(0, index + 1).join(' '),
    words.slice(index).join(' '),
  ]);
}

/** The fields of a fighter that decide on a bout. */
type Rostered = Pick<Fighter, 'id' | 'name' | 'weightClass'>;

const isInWomensClass = ({ weightClass }: Rostered) =>
  /\b(?:wom[ae]n|female|ladies)/i.test(weightClass);

/** Returns whether two may fight each other: those of a women's class and others never do. */
export function canMeet(left: Rostered, right: Rostered): boolean {
  return left.id !== right.id && isInWomensClass(left) === isInWomensClass(right);
}

/** A fighter of an event, as far as a card and a hero show one. */
export interface Contender extends Pick<Fighter, 'id' | 'imageUrl'> {
  /** The name as the event's subtitle writes it. */
  surname: string;
}

/** The fighters of events, by the event's id. */
export type Bouts = Partial<Record<string, Pair<Contender>>>;

/** The event that is live, and the fighters of it and of the next upcoming ones. */
export interface NextFights {
  live: FightEvent | null;
  bouts: Bouts;
}

/**
 * Returns the two fighters whom each event's subtitle names: `Kjeldgaard vs. Byaruhanga`. It has none where the
 * subtitle names nobody, a name fits more than one fighter, or the two cannot meet.
 */
export function boutsOf(
  events: readonly Pick<FightEvent, 'id' | 'subtitle'>[],
  roster: readonly (Rostered & Pick<Fighter, 'imageUrl'>)[],
): Bouts {
  const candidatesFor = candidateFinder(roster);
  return Object.fromEntries(
    events.map(({ id, subtitle }) => {
      const [left, right] = (boutNames(subtitle) ?? []).map((name) => {
        const [candidate, ...others] = candidatesFor(name);
        return others.length === 0 ? candidate : undefined;
      });
      const canBe = left && right && canMeet(left.fighter, right.fighter);
      return [id, canBe ? [contender(left), contender(right)] : undefined];
    }),
  );
}

function contender({
  fighter: { id, imageUrl },
  surname,
}: Candidate<Pick<Fighter, 'id' | 'imageUrl'>>): Contender {
  return { id, surname, imageUrl };
}
