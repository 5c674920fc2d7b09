import type { Fighter } from './fighter';
import { comparableForms, comparableText } from './text';

/** The ids of fighters by their names. */
export type IdsByName = Partial<Record<string, string>>;

/** Returns the ids of the fighters with these names, without a name that the roster does not have, or has twice. */
export function idsByName(
  names: readonly string[],
  roster: readonly Pick<Fighter, 'id' | 'name'>[],
): IdsByName {
  return Object.fromEntries(
    names.flatMap((name): [string, string][] => {
      const whole = comparableText(name);
      const [fighter, ...others] = roster.filter((one) =>
        comparableForms(one.name).includes(whole),
      );
      return fighter && others.length === 0 ? [[name, fighter.id]] : [];
    }),
  );
}
