import { Argument, InvalidArgumentError, type Command } from 'commander';
import { league } from '../../src/config/league';
import { formatEventMoment } from '../../src/domain/dates';
import { boutDescriber } from '../../src/domain/describeBout';
import { bySoonest, isCalledOff, type FightEvent } from '../../src/domain/event';
import { isOver } from '../../src/domain/eventPhase';
import { contentPaths } from '../content/contentPaths';
import { editRecords } from '../content/editContent';
import { readContent } from '../content/readContent';
import { dayOf, weeksLater } from '../content/timestamps';
import type { Environment } from '../environment';
import { createSignupStore } from '../signups/signupStore';
import { messageOf } from '../storage/fileErrors';
import { addYes, type Yes } from './confirm';
import { eventMistakes, momentMistakes } from './likelyMistakes';
import { checkMoment, toMoment } from './parseDate';
import { addRecordCommands } from './recordCommands';
import { pictureFields, statusField, type RecordField } from './recordFields';
import { hasDatabase, withDatabase, type StoreSettings } from './withDatabase';

/** In milliseconds. */
const day = 24 * 60 * 60_000;

/** The statuses that an event can be set to. The site labels the last two TBD (spec §4). */
const statuses = ['upcoming', 'live', 'completed', 'postponed', 'cancelled'];

const fields: readonly RecordField[] = [
  { flags: '--title <text>', question: 'Title', isRequired: true },
  { flags: '--subtitle <text>', question: 'Who fights, by surname, such as Cruz vs. Okafor' },
  {
    flags: '--date <time>',
    question: 'Start, with its zone, such as 2026-12-12T22:00-05:00',
    parse: checkMoment,
    toFields: (date) => ({ date: toMoment(date) }),
    mistakesOf: momentMistakes,
  },
  statusField(statuses),
  { flags: '--venue <text>', question: 'Venue' },
  { flags: '--description <text>', question: 'Description' },
  ...pictureFields,
  {
    flags: '--ticket-url <address>',
    question: 'Where tickets are sold: only in the data, never on the site',
  },
];

/** Adds `events list`, `add`, `edit`, `set-status`, `shift` and `remove`. */
export function addEventCommands(program: Command, environment: Environment): void {
  const { edit, editing } = addRecordCommands(program, environment, 'the nights of the league', {
    list: 'events',
    fields,
    order: bySoonest,
    columnsOf: ({ date, status, title }) => [date === undefined ? '' : dayOf(date), status, title],
    mistakesOf: eventMistakes,
    describe: async (event, { fighters }, changed, before) => [
      changed.includes('date') ? describeDate(event.date) : undefined,
      boutDescriber(fighters)(event),
      before && (await howToTell(event, changed, before, environment)),
    ],
    checkRemoval: async ({ id, title }) => {
      const count = (await countSignups(environment)).get(id) ?? 0;
      if (count === 0) return;
      throw new Error(
        `${count} have registered for ${title}: instead of removing it, cancel it with events set-status ${id} cancelled`,
      );
    },
  });

  addYes(editing('set-status', 'set the status of an event'))
    .argument('<event>')
    .addArgument(new Argument('<status>').choices(statuses))
    .action((id: string, status: string, options: Yes) => edit(id, { status }, options));

  editing('shift', 'move every event that has a date, as for a new season')
    .requiredOption('--weeks <number>', 'how many weeks later; earlier when negative', parseWeeks)
    .action(async ({ weeks }: { weeks: number }) => {
      const paths = contentPaths(environment);
      const { events } = await readContent(paths);
      const moves = events.flatMap((event) =>
        event.date === undefined ? [] : { event, date: weeksLater(event.date, weeks) },
      );
      const dates = moves.map(({ event, date }) => [event.id, { date }] as const);
      await editRecords(paths, 'events', Object.fromEntries(dates));
      const distance = Math.abs(weeks) === 1 ? `${weeks} week` : `${weeks} weeks`;
      console.log(`${moves.length} events are moved by ${distance}, each at its hour`);
      for (const { event, date } of moves) {
        if (isOver(event, Date.now())) continue;
        const hint = await howToTell({ ...event, date }, ['date'], event, environment);
        if (hint !== undefined) console.log(hint);
      }
    });
}

function parseWeeks(text: string): number {
  if (/^-?[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number of weeks, such as 52 or -1.');
}

/** Returns when an event starts by the league's clock, and in how many days, as its calendar counts them. */
function describeDate(date: string | undefined): string | undefined {
  if (date === undefined) return undefined;
  const days = (Date.parse(dayOf(date)) - Date.parse(dayOf(new Date().toISOString()))) / day;
  const away = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }).format(days, 'day');
  return `It starts on ${formatEventMoment(date, league.timeZone)}: ${away}`;
}

/** Returns how many who have registered do not know of a change, and the line that tells them. */
async function howToTell(
  { id, title, date, status }: FightEvent,
  changed: readonly string[],
  before: FightEvent,
  settings: StoreSettings,
): Promise<string | undefined> {
  const isMoved = changed.includes('date') && date !== undefined && before.date !== undefined;
  const isCancelled = isCalledOff(status) && status !== 'postponed';
  const about =
    changed.includes('status') && isCalledOff(status)
      ? { cancelled: 'cancelled', postponed: 'changed' }[status]
      : isMoved && !isCancelled && `moved --was ${before.date}`;
  if (!about) return undefined;
  const counts = await countSignups(settings).catch((error: unknown) => error as Error);
  if (counts instanceof Error) return `Who has registered cannot be read: ${messageOf(counts)}`;
  const count = (counts.get(id) ?? 0) + (counts.get(undefined) ?? 0);
  if (count === 0) return undefined;
  return `${count} have registered for ${title}, or for no event in particular. To tell them: league message --event ${id} --about ${about}`;
}

/** Counts who has registered, by event. */
async function countSignups(settings: StoreSettings): Promise<Map<string | undefined, number>> {
  if (!hasDatabase(settings)) return new Map();
  return withDatabase(settings, (database) => createSignupStore(database).countByEvent());
}
