import { InvalidArgumentError, type Command } from 'commander';
import stringWidth from 'string-width';
import { league } from '../../src/config/league';
import type { FightEvent } from '../../src/domain/event';
import type { Environment } from '../environment';
import { createSignupStore, type KindCounts } from '../signups/signupStore';
import { dayOf } from './dayOf';
import { lastDays, sum } from './signupCounts';
import { layOut, outputWidth, type Column } from './table';
import { readUsableContent } from './usableContent';
import { withDatabase } from './withDatabase';

/** The maximum width of a bar, and the minimum width of the longest bar, in columns. */
const barWidths = { most: 40, least: 16 };

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
  const byDay = chart({
    head: ['Day', 'Members', 'Pay-per-view'],
    rows: lastDays(counts.days, most).map(({ label, member, 'pay-per-view': payPerView }) => ({
      cells: [label, String(member), String(payPerView)],
      // The sum of all earlier days would make the bars of single days too short.
      size: label === 'Earlier' ? 0 : member + payPerView,
    })),
    foot: ['Total', String(total.member), String(total['pay-per-view'])],
    columns: [{}, { align: 'right' }, { align: 'right' }],
  });
  const titles = new Map(events.map(({ id, title }) => [id, title]));
  const titleOf = (id: string | undefined) =>
    id === undefined ? 'No particular event' : (titles.get(id) ?? `Unlisted: ${id}`);
  const byEvent = chart({
    head: ['Event', 'Pay-per-view'],
    rows: [...counts.events]
      .map(([id, size]) => ({ title: titleOf(id), size }))
      .sort((one, other) => other.size - one.size || one.title.localeCompare(other.title))
      .map(({ title, size }) => ({ cells: [title, String(size)], size })),
    foot: ['Total', String(total['pay-per-view'])],
    columns: [{ canShrink: true }, { align: 'right' }],
  });
  return [
    `Sign-ups by day in ${league.timeZone}`,
    '',
    ...byDay,
    ...(counts.events.size > 0 ? ['', 'Pay-per-view sign-ups by event', '', ...byEvent] : []),
  ];
}

interface Chart {
  head: string[];
  /** The text of each row, and the relative length of its bar. */
  rows: { cells: string[]; size: number }[];
  foot: string[];
  columns: Column[];
}

/** Returns a table with a bar at the end of each row. */
function chart({ head, rows, foot, columns }: Chart): string[] {
  const width = outputWidth();
  const all = [head, ...rows.map(({ cells }) => cells), foot];
  const lines = layOut(all, columns, width - 2 - barWidths.least);
  const room = width - 2 - Math.max(...lines.map((line) => stringWidth(line)));
  const longest = Math.max(...rows.map(({ size }) => size));
  return lines.map((line, index) => {
    const size = rows[index - 1]?.size ?? 0;
    const bar = size > 0 ? `  ${drawBar(size / longest, Math.min(room, barWidths.most))}` : '';
    return line + bar;
  });
}

/** Blocks of one to eight eighths of a column. */
const blocks = ['▏', '▎', '▍', '▌', '▋', '▊', '▉', '█'] as const;

/** Returns a bar of at least an eighth of a column, so that no count looks like zero. */
function drawBar(share: number, width: number): string {
  const eighths = Math.max(1, Math.round(share * width * 8));
  const rest = blocks[(eighths % 8) - 1] ?? '';
  return blocks[7].repeat(Math.floor(eighths / 8)) + rest;
}
