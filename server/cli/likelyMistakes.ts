import { distance } from 'fastest-levenshtein';
import { league } from '../../src/config/league';
import type { FightEvent } from '../../src/domain/event';
import type { Fighter } from '../../src/domain/fighter';
import { formatEventMoment } from '../../src/domain/dates';
import { comparableText } from '../../src/domain/text';
import { offsetAt } from '../content/timestamps';

const day = 24 * 60 * 60_000;

/** Farther ahead than a league announces, in milliseconds. */
const farAhead = 365 * day;

const leagueHour = new Intl.DateTimeFormat('en-US', {
  timeZone: league.timeZone,
  hour: 'numeric',
  hourCycle: 'h23',
});

const momentOf = (date: string | undefined) => date && Date.parse(date);

/** Returns what looks like a mistake about an event that is to be in the calendar. */
export function eventMistakes(event: FightEvent, others: readonly FightEvent[]): string[] {
  const { title, date, status } = event;
  const twins = others.filter((other) => comparableText(other.title) === comparableText(title));
  const twin = twins.find((other) => momentOf(other.date) === momentOf(date)) ?? twins[0];
  const mistakes =
    twin === undefined
      ? []
      : [
          momentOf(twin.date) === momentOf(date)
            ? `${title} is there already on that date, with the id ${twin.id}`
            : `${title} is there already on another date: events edit ${twin.id} --date moves it`,
        ];
  if (date === undefined) return mistakes;

  const [start, now] = [Date.parse(date), Date.now()];
  const when = formatEventMoment(date, league.timeZone);
  if (status === 'upcoming' && start < now)
    mistakes.push(`${title} is upcoming, but its date is over: ${when}`);
  if (['live', 'completed'].includes(status) && start > now)
    mistakes.push(`${title} is ${status}, but it starts on ${when}`);
  if (start > now + farAhead) mistakes.push(`${title} is more than a year ahead: ${when}`);
  if (Number(leagueHour.format(start)) < 12) mistakes.push(`${title} starts before noon: ${when}`);
  return mistakes;
}

/** Returns what looks like a mistake about a moment as it was typed: an offset that the league does not have that day. */
export function momentMistakes(typed: string): string[] {
  const [offset] = /(?:Z|[+-]\d\d:\d\d)$/.exec(typed) ?? [];
  if (offset === undefined || offset === offsetAt(typed)) return [];
  const when = formatEventMoment(typed, league.timeZone);
  return [`${typed} is ${when}: the league's time ends with ${offsetAt(typed)} on that day`];
}

/** Returns what looks like a mistake about a fighter who is to be on the roster. */
export function fighterMistakes(fighter: Fighter, others: readonly Fighter[]): string[] {
  const { name, weightClass } = fighter;
  const twin = others.find((other) => comparableText(other.name) === comparableText(name));
  const known = [...new Set(others.map((other) => other.weightClass))];
  const near = known.find((other) => isNear(comparableText(other), comparableText(weightClass)));
  return [
    ...(twin ? [`${name} is there already, with the id ${twin.id}`] : []),
    ...(near !== undefined && !known.includes(weightClass)
      ? [`${weightClass} is a new weight class: is it ${near}?`]
      : []),
  ];
}

/** Returns whether two texts differ by one letter, or by two that are swapped. */
function isNear(one: string, other: string): boolean {
  const letters = (text: string) => Array.from(text).sort().join('');
  const edits = distance(one, other);
  return edits <= 1 || (edits === 2 && letters(one) === letters(other));
}
