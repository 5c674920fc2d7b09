import { boutNames, candidateFinder, canMeet } from './bout';
import type { FightEvent } from './event';
import type { Fighter } from './fighter';

/** The maximum number of fighters that are listed for a name that fits many. */
const mostListed = 3;

/**
 * Returns a function that says in one line whom an event's subtitle names, or why it names nobody; nothing for an event
 * without a subtitle.
 */
export function boutDescriber(
  roster: readonly Pick<Fighter, 'id' | 'name' | 'weightClass'>[],
): (event: Pick<FightEvent, 'subtitle'>) => string | undefined {
  const candidatesFor = candidateFinder(roster);

  /** Returns the one fighter whom a name fits, or why it is none. */
  const find = (name: string) => {
    const fighters = candidatesFor(name).map(({ fighter }) => fighter);
    const [fighter, ...others] = fighters;
    if (!fighter) return `no fighter is called ${name}`;
    if (others.length === 0) return fighter;
    const names = [...new Set(fighters.map((one) => one.name))];
    if (names.length === 1) return `more than one fighter is called ${fighter.name}`;
    const listed = names.slice(0, mostListed);
    if (names.length > mostListed) listed.push('others');
    return `${name} may be ${listed.join(' or ')}: write the whole name`;
  };

  const problemOrFight = (subtitle: string) => {
    const names = boutNames(subtitle);
    if (!names) return 'links to nobody: it is not in the form "Cruz vs. Okafor"';
    const [left, right] = [find(names[0]), find(names[1])];
    if (typeof left === 'string') return `links to nobody: ${left}`;
    if (typeof right === 'string') return `links to nobody: ${right}`;
    const fight = `${left.name} (${left.weightClass}) against ${right.name} (${right.weightClass})`;
    return canMeet(left, right) ? `is ${fight}` : `links to nobody: ${fight} cannot be`;
  };

  return ({ subtitle }) =>
    subtitle === undefined ? undefined : `"${subtitle}" ${problemOrFight(subtitle)}`;
}
