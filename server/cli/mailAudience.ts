import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { league } from '../../src/config/league';
import { formatEventMoment } from '../../src/domain/dates';
import type { FightEvent } from '../../src/domain/event';
import type { Environment } from '../environment';
import type { Mailing } from '../notify/mailing';
import { mailSettings } from '../notify/mailSettings';
import { checkRestored } from '../notify/restoredDatabase';
import type { RunResult } from '../notify/sendAll';
import {
  checkSending,
  countAudience,
  readMobiles,
  sendMailing,
  sendTest,
  type AudienceCounts,
  type MailRun,
} from '../notify/sendMailing';
import { rememberedFile } from '../signups/remembered';
import { unsubscribePath } from '../signups/suppressionList';
import { addYes, confirm, type Yes } from './confirm';
import { parseAddress } from './contactOptions';
import { csvOf, withNewFile } from './files';
import { findRecord } from './findRecord';
import { showProgress } from './progress';
import { layOut, printCounts, type Count } from './table';
import { readUsableContent } from './usableContent';
import { withDatabase } from './withDatabase';

/** For how long mail servers usually defer who is new to them, in minutes. */
const greylistTime = 5;

const mailHelp = `
It says who will be mailed what, and asks; without a terminal it needs --yes. --test sends the mail as it
is to one address, and records nothing.

Everybody is mailed once, also when this is run again, for those who have signed up since or after it was
stopped. Those who were being mailed when it was killed may have the mail or not: they are counted as
unconfirmed and left alone, unless --retry-unconfirmed takes the risk of a second mail.

When the mail server refuses everyone, the run ends, and nobody counts as refused for it. A mail that it
defers is left for the next run, and this one is slower meanwhile, down to a tenth of --rate.

People who have unsubscribed or complained, or whose address is dead, get no mail unless they have signed up since.

SMTP_URL, MAIL_FROM and PUBLIC_URL say how mail is sent: see docs/operations.md.`;

/** The options of every command that mails an audience. */
export interface MailOptions extends Yes, Omit<MailRun, 'database' | 'mailing'> {
  event: string;
  dryRun?: true;
  /** The only address to mail. */
  test?: string;
  /** Mails per second. */
  rate: number;
  mobiles?: string;
  keepGoing?: true;
}

/** Adds the {@link MailOptions}. */
export function addMailOptions(command: Command, help: string): Command {
  return addYes(command)
    .requiredOption('--event <id>', 'the event, as `events list` has it')
    .option('--dry-run', 'send nothing; say who would be mailed, in numbers, and show the mail')
    .addOption(
      new Option('--test <address>', 'send the mail to this address only, and record nothing')
        .argParser(parseAddress)
        .conflicts(['dryRun', 'mobiles', 'retryUnconfirmed', 'retryRefused']),
    )
    .option('--correction', 'mail it, as a correction, to those who were sent another one')
    .option('--rate <number>', 'mails a second, at most', parseRate, 5)
    .option('--mobiles <file>', 'write the numbers of those without an address to a new CSV file')
    .option('--retry-unconfirmed', 'also mail those who may have been mailed when a run was killed')
    .option('--retry-refused', 'also mail those whom the mail server has refused before')
    .option('--keep-going', 'do not stop when the mail server refuses one after another')
    .addHelpText('after', help + mailHelp);
}

function parseRate(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) {
    throw new InvalidArgumentError('It must be a whole number from 1 to 999.');
  }
  return Number(text);
}

/** Returns the event that the options name. */
export async function findEvent(
  options: Pick<MailOptions, 'event'>,
  environment: Environment,
): Promise<FightEvent> {
  return findRecord('events', (await readUsableContent(environment)).events, options.event);
}

/** Mails the audience of an event, or does less, as the options say. */
export async function mailAudience(
  mailing: Mailing,
  options: MailOptions,
  environment: Environment,
): Promise<void> {
  const file = rememberedFile(environment.DATA_DIR);
  await withDatabase(environment, async (database) => {
    await checkRestored(database, mailing.eventId, file, console.error);
    const run = { ...options, database, mailing };
    if (options.dryRun) {
      await printDryRun(run, environment);
      return;
    }
    const settings = mailSettings(environment);
    if (options.test !== undefined) {
      await sendTest(run, settings, options.test);
      console.log(
        `The mail server has accepted the mail to ${options.test}. Nothing was recorded.`,
      );
      return;
    }
    const counts = await countAudience(run);
    printPreview(mailing, counts);
    checkSending(run, counts);
    if (counts.toMail > 0) {
      await confirm([...mailing.mistakes, `${counts.toMail} will be mailed`], options);
    }
    let progress: ReturnType<typeof showProgress> | undefined;
    const result = await withStopping((signal) =>
      sendMailing(run, {
        settings,
        rememberedFile: file,
        rate: options.rate,
        signal,
        keepsGoing: options.keepGoing,
        onReady: async (toMail) => {
          await writeMobiles(run);
          progress = showProgress(toMail);
        },
        onProgress: (sofar) => progress?.update(sofar),
      }).finally(() => progress?.stop()),
    );
    summarize(await countAudience(run), result);
  });
}

/** Runs a task that ends early on a signal. */
async function withStopping<Result>(task: (signal: AbortSignal) => Promise<Result>) {
  const stopping = new AbortController();
  const stop = () => {
    console.error('\nStopping after the mails that are under way. Once more ends it immediately.');
    stopping.abort();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  // A terminal that is closed sends it, and its shell may once more.
  process.on('SIGHUP', stop);
  try {
    return await task(stopping.signal);
  } finally {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(name, stop);
  }
}

type CommandRun = MailRun & MailOptions;

function printPreview({ event, facts, noun }: Mailing, { toMail, other }: AudienceCounts): void {
  const { title, date } = event;
  const rows = [
    ['Event', title],
    ['Starts', date === undefined ? 'not set' : formatEventMoment(date, league.timeZone)],
    ...facts,
    ['To mail', String(toMail)],
    [`Sent another ${noun}`, String(other)],
  ];
  for (const line of layOut(rows, [{}, {}])) console.log(line);
}

async function printDryRun(run: CommandRun, environment: Environment): Promise<void> {
  await writeMobiles(run);
  const counts = await countAudience(run);
  printPreview(run.mailing, counts);
  printCounts([['Mailed already', counts.sent], ...unmailedCounts(counts)]);

  const unset = (name: string) => `(${name} is not set)`;
  const { MAIL_FROM, PUBLIC_URL } = environment;
  const { subject, text } = run.mailing.write({
    isCorrection: run.correction === true,
    unsubscribe: `${PUBLIC_URL ?? unset('PUBLIC_URL')}${unsubscribePath}…`,
  });
  console.log(`
From: ${league.longName} <${MAIL_FROM ?? unset('MAIL_FROM')}>
To: fan@example.com
Subject: ${subject}

${text}
Nothing was sent.`);
  checkSending(run, counts);
}

/** Writes the numbers of those without an email address to the requested file. */
async function writeMobiles(run: CommandRun): Promise<void> {
  const { mobiles } = run;
  if (mobiles === undefined) return;
  await withNewFile(mobiles, (file) =>
    pipeline(
      Readable.from(readMobiles(run)),
      csvOf(['mobile'], 'program'),
      file.createWriteStream(),
    ),
  );
}

/** Returns the counts of those who cannot be mailed normally. */
function unmailedCounts(counts: AudienceCounts): Count[] {
  const { intended, refused, suppressed, unusable, mobile } = counts;
  return [
    ['Unconfirmed', intended],
    ['Refused', refused],
    ['Suppressed', suppressed],
    ['Unusable addresses', unusable],
    ['Mobile only', mobile],
  ];
}

function summarize(counts: AudienceCounts, { sent, deferred, codes, failure }: RunResult): void {
  const { left, refused, intended: unconfirmed } = counts;
  printCounts([
    ['Mailed now', sent],
    ['Mailed in all', counts.sent],
    ['Left to mail', left],
    ...unmailedCounts(counts),
  ]);

  for (const [code, count] of codes) console.log(`The mail server said ${code} to ${count}`);
  if (unconfirmed > 0)
    console.log('The unconfirmed may have the mail or not: see --retry-unconfirmed');
  if (refused > 0) console.log('Refused ones are not tried again: see --retry-refused');
  if (left > 0) console.log('The same command, except for --mobiles, goes on where this one ended');
  if (deferred > 0) {
    console.log(`The mail server deferred ${deferred}: run it in ${greylistTime} minutes or later`);
  }
  if (unconfirmed > 0 || left > 0 || codes.size > 0) process.exitCode = 1;
  if (failure !== undefined) throw failure as Error;
}
