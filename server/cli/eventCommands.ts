import { Argument, type Command } from 'commander';
import { bySoonest, type EventStatus } from '../../src/domain/event';
import { contentPlace } from '../content/contentPlace';
import { readContent } from '../content/readContent';
import { writeEventStatus } from '../content/writeEventStatus';
import type { Environment } from '../environment';
import { dayOf } from './dayOf';
import { findEvent } from './findEvent';
import { layOut, outputWidth } from './table';

/** The statuses an event can be set to; any other would be labelled TBD. */
const statuses = ['live', 'completed', 'upcoming'] as const satisfies EventStatus[];

const statusHelp = `
Nothing else in the file changes. A server that runs shows it within a second.`;

/** Adds `events list` and `set-status`. */
export function addEventCommands(
  program: Command,
  { CONTENT_FILE }: Pick<Environment, 'CONTENT_FILE'>,
): void {
  const place = contentPlace(CONTENT_FILE);
  const events = program.command('events').description('the nights of the league');

  events
    .command('list')
    .description('list the events with their ids, the soonest first')
    .action(async () => {
      const content = await readContent(place);
      const rows = content.events.toSorted(bySoonest).map(({ id, date, status, title }) => {
        const day = date === undefined ? '' : dayOf(date);
        return [id, day, status, title];
      });
      const lines = layOut(rows, [{}, {}, {}, { canShrink: process.stdout.isTTY }], outputWidth());
      for (const line of lines) console.log(line);
    });

  events
    .command('set-status')
    .description(`write an event's status into ${CONTENT_FILE}`)
    .argument('<id>')
    .addArgument(new Argument('<status>').choices(statuses))
    .addHelpText('after', statusHelp)
    .action(async (id: string, status: (typeof statuses)[number]) => {
      const event = findEvent((await readContent(place)).events, id);
      if (event.status === status) {
        console.log(`${event.title} is ${status} already`);
        return;
      }
      await writeEventStatus(place, id, status);
      console.log(`${event.title} is ${status} now; it was ${event.status}`);
    });
}
