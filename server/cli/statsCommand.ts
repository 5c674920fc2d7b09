import { InvalidArgumentError, type Command } from 'commander';
import stringWidth from 'string-width';
import { league } from '../../src/config/league';
import type { FightEvent } from '../../src/domain/event';
import type { Environment } from '../environment';
import { createSignupStore, type KindCounts } from '../signups/signupStore';
import { dayOf } from '../content/timestamps';
import { lastDays, sum } from './signupCounts';
import { layOut, type Column } from './table';
import { readUsableContent } from './usableContent';
import { withDatabase } from './withDatabase';

/** The maximum widths of a line, of a bar and of an event's title, which leaves room for bars, in columns. */
const maxWidths = { line: 80, bar: 40, title: 48 };

/** Adds `stats`. */
export function addStatsCommand(program: Command, environment: Environment): void {
  program
    .command('stats')
    .description('show how many have signed up by day and by event; the server may be running')
    .option('--days <number>', 'how many days up to the newest sign-up', parseDays, 30)
    .action(async ({ days }: { days: number }) => {
      const { events } = await readUsableContent(environment);
      await withDatabase(environment, async (database) => {
        const store = createSignupStore(database);
        const counts = {
          days: await store.countByDay(dayOf),
          events: await store.countByEvent(),
        };
        for (const line of formatStats(counts, events, days)) console.log(line);
      });
    });
}

function parseDays(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('It must be a number of days.');
  return Number(text);
}

interface SignupCounts {
  days: Map<string, KindCounts>;
  events: Map<string | undefined, number>;
}

function formatStats(counts: SignupCounts, events: readonly FightEvent[], most: number): string[] {
  if (counts.days.size === 0) return ['Nobody has signed up yet'];

  const total = sum(counts.days.values());
  const byDay = [
    { cells: ['Day', 'Members', 'Pay-per-view'] },
    ...lastDays(counts.days, most).map(({ label, member, 'pay-per-view': payPerView }) => ({
      cells: [label, String(member), String(payPerView)],
      // The sum of all earlier days would make the bars of single days too short.
      size: label === 'Earlier' ? 0 : member + payPerView,
    })),
    { cells: ['Total', String(total.member), String(total['pay-per-view'])] },
  ];
  const titles = new Map(events.map(({ id, title }) => [id, title]));
  const titleOf = (id: string | undefined) =>
    id === undefined ? 'No particular event' : (titles.get(id) ?? `Unlisted: ${id}`);
  const byEvent = [
    { cells: ['Event', 'Pay-per-view'] },
    ...[...counts.events]
      .map(([id, size]) => ({ title: titleOf(id), size }))
      .sort((one, other) => other.size - one.size || one.title.localeCompare(other.title))
      .map(({ title, size }) => ({ cells: [title, String(size)], size })),
    { cells: ['Total', String(total['pay-per-view'])] },
  ];
  return [
    `Sign-ups by day in ${league.timeZone}`,
    '',
    ...chart(byDay, [{}, { align: 'right' }, { align: 'right' }]),
    ...(counts.events.size === 0
      ? []
      : [
          '',
          'Pay-per-view sign-ups by event',
          '',
          ...chart(byEvent, [{ maxWidth: maxWidths.title }, { align: 'right' }]),
        ]),
  ];
}

/** A row with the relative length of its bar, if it has one. */
interface ChartRow {
  cells: string[];
  size?: number;
}

/** Returns a table with a bar at the end of its rows. */
function chart(rows: readonly ChartRow[], columns: readonly Column[]): string[] {
  const lines = layOut(
    rows.map(({ cells }) => cells),
    columns,
  );
  const room = maxWidths.line - 2 - Math.max(...lines.map((line) => stringWidth(line)));
  const longest = Math.max(...rows.map(({ size = 0 }) => size));
  return lines.map((line, index) => {
    const size = rows[index]?.size ?? 0;
    // At least a block, so that no count looks like zero.
    const length = Math.round((size / longest) * Math.min(room, maxWidths.bar)) || 1;
    return size > 0 ? `${line}  ${'█'.repeat(length)}` : line;
  });
}
