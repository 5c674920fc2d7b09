import type { FightEvent } from './event';
import type { Fighter } from './fighter';
import type { Pair } from './taleOfTheTape';

/** Returns the two names in a subtitle such as `Kjeldgaard vs. Byaruhanga`. */
function boutNames(subtitle = ''): Pair<string> | undefined {
  const [left, right, ...others] = subtitle.split(/\s+vs\.?\s+/i).map((name) => name.trim());
  return left && right && others.length === 0 ? [left, right] : undefined;
}

const comparable = (name: string) => name.normalize().toLowerCase();

/**
 * Returns the fighter whose name is this one, or begins or ends with it: a surname is the first word of some names
 * (`Noh Eun-byeol`).
 *
 * @returns `undefined` when that is nobody, or more than one
 */
function findByName<F extends Pick<Fighter, 'name'>>(
  surname: string,
  roster: readonly F[],
): F | undefined {
  const part = comparable(surname);
  const [found, ...others] = roster.filter((fighter) => {
    const name = comparable(fighter.name);
    return name === part || name.startsWith(`${part} `) || name.endsWith(` ${part}`);
  });
  return others.length === 0 ? found : undefined;
}

/** A fighter of an event, as far as a card and a hero show one. */
export interface Contender extends Pick<Fighter, 'id' | 'imageUrl'> {
  /** The name as the event's subtitle writes it. */
  surname: string;
}

/**
 * Returns the two fighters whom an event's subtitle names: `Kjeldgaard vs. Byaruhanga`.
 *
 * @returns `undefined` when the subtitle names nobody, when a name fits more than one fighter, or both names the same
 */
export function boutOf(
  { subtitle }: Pick<FightEvent, 'subtitle'>,
  roster: readonly Pick<Fighter, 'id' | 'name' | 'imageUrl'>[],
): Pair<Contender> | undefined {
  const [left, right] = (boutNames(subtitle) ?? []).map((surname) => {
    const fighter = findByName(surname, roster);
    return fighter && { id: fighter.id, surname, imageUrl: fighter.imageUrl };
  });
  return left && right && left.id !== right.id ? [left, right] : undefined;
}

/** The fighters of events, by the event's id. */
export type Bouts = Partial<Record<string, Pair<Contender>>>;

/** The event that is live, and the fighters of it and of the next upcoming ones. */
export interface NextFights {
  live: FightEvent | null;
  bouts: Bouts;
}

/** Returns the fighters of those events whose subtitle names two of the roster. */
export function boutsOf(
  events: readonly Pick<FightEvent, 'id' | 'subtitle'>[],
  roster: readonly Pick<Fighter, 'id' | 'name' | 'imageUrl'>[],
): Bouts {
  return Object.fromEntries(events.map((event) => [event.id, boutOf(event, roster)]));
}
