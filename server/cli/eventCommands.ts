import { Argument, type Command } from 'commander';
import { randomUUID } from 'node:crypto';
import { boutDescriber } from '../../src/domain/describeBout';
import { bySoonest, type FightEvent } from '../../src/domain/event';
import { contentPlace, type ContentSettings } from '../content/contentPlace';
import { writeEventStatus } from '../content/editContent';
import { checkBytes, ContentError, readBytes, type ContentPlace } from '../content/readContent';
import { addRecordCommand, type RecordField } from './addRecordCommand';
import { dayOf } from './dayOf';
import { editsContent } from './editsContent';
import { findEvent } from './findEvent';
import { parseMoment } from './parseDate';
import { layOut, outputWidth } from './table';
import { readUsableContent, reportNotShown } from './usableContent';

/** The statuses an event can be set to. */
const statuses = ['live', 'completed', 'upcoming', 'cancelled', 'postponed'] as const;

const statusHelp = `
Nothing else in the file changes. A server that runs shows it within a second.`;

const newEventFields: readonly RecordField[] = [
  { flags: '--title <text>', question: 'Title', isRequired: true },
  { flags: '--subtitle <text>', question: 'Who fights, by surname, such as Cruz vs. Okafor' },
  {
    flags: '--date <time>',
    question: 'Start, with its zone, such as 2026-12-12T22:00-05:00',
    parse: parseMoment,
  },
  { flags: '--venue <text>', question: 'Venue' },
  { flags: '--description <text>', question: 'Description' },
  {
    flags: '--image-url <path>',
    question: 'Picture: as pictures add says it, or an https address',
  },
  { flags: '--ticket-url <address>', question: 'Where tickets are sold' },
];

/** Adds `events list`, `add` and `set-status`. */
export function addEventCommands(program: Command, settings: ContentSettings): void {
  const { CONTENT_FILE } = settings;
  const place = contentPlace(settings);
  const events = program.command('events').description('the nights of the league');

  events
    .command('list')
    .description('list the events with their ids, the soonest first')
    .action(async () => {
      const content = await readUsableContent(settings);
      const rows = content.events.toSorted(bySoonest).map(({ id, date, status, title }) => {
        const day = date === undefined ? '' : dayOf(date);
        return [id, day, status, title];
      });
      const lines = layOut(rows, [{}, {}, {}, { canShrink: process.stdout.isTTY }], outputWidth());
      for (const line of lines) console.log(line);
    });

  const add = editsContent(events.command('add'), settings).description(
    `add an upcoming event to ${CONTENT_FILE}; a server that runs shows it within a second`,
  );
  const toEvent = ({ title, ...others }: Partial<Record<string, string>>) => ({
    id: randomUUID(),
    title,
    status: 'upcoming',
    ...others,
    createdAt: new Date().toISOString(),
  });
  addRecordCommand(add, place, 'events', newEventFields, toEvent, ({ id }) => printBout(place, id));

  editsContent(events.command('set-status'), settings)
    .description(`write an event's status into ${CONTENT_FILE}`)
    .argument('<id>')
    .addArgument(new Argument('<status>').choices(statuses))
    .addHelpText('after', statusHelp)
    .action((id: string, status: (typeof statuses)[number]) => setStatus(place, id, status));
}

/** Prints whom an event's subtitle names, or why it names nobody. */
async function printBout(place: ContentPlace, id: string): Promise<void> {
  const { league } = checkBytes(await readBytes(place.file), place);
  const event = league.events.find((each) => each.id === id);
  const said = event && boutDescriber(league.fighters)(event);
  if (said !== undefined) console.log(said);
}

/** Sets the status in the file itself, which may have another record that is bad. */
async function setStatus(
  place: ContentPlace,
  id: string,
  status: (typeof statuses)[number],
): Promise<void> {
  const { league, problems } = checkBytes(await readBytes(place.file), place);
  const event = findValidEvent(place.file, league.events, problems, id);
  if (event.status === status) {
    console.log(`${event.title} is ${status} already`);
    return;
  }
  const stillWrong = await writeEventStatus(place, id, status);
  console.log(`${event.title} is ${status} now; it was ${event.status}`);
  await printBout(place, id);
  if (stillWrong) reportNotShown(stillWrong);
}

/** @throws {Error} when there is none, or a {@link ContentError} when it may be one that breaks a rule */
function findValidEvent(
  file: string,
  events: readonly FightEvent[],
  problems: readonly string[],
  id: string,
): FightEvent {
  const ofEvents = problems.filter((problem) => problem.startsWith('events'));
  if (ofEvents.length > 0 && !events.some((event) => event.id === id)) {
    throw new ContentError(file, ofEvents);
  }
  return findEvent(events, id);
}
