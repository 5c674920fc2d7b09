import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { InvalidArgumentError, Option, type Command } from 'commander';
import type { FightEvent } from '../../src/domain/event';
import type { Environment } from '../environment';
import type { Mailing } from '../notify/mailing';
import { mailSettings } from '../notify/mailSettings';
import { checkRestored } from '../notify/restoredDatabase';
import { countAudience, readMobiles, type MailRun } from '../notify/mailSelection';
import { checkSending, sendMailing, sendTest } from '../notify/sendMailing';
import { rememberedFile } from '../signups/remembered';
import { addYes, confirm, type Yes } from './confirm';
import { parseAddress } from './contactOptions';
import { csvOf, withNewFile } from './files';
import { findRecord } from './findRecord';
import { printDryRun, printPreview, printResult } from './mailReport';
import { showProgress } from './progress';
import { readUsableContent } from './usableContent';
import { withDatabase } from './withDatabase';

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
export interface MailOptions extends Yes, Omit<MailRun, 'database' | 'mailing' | 'rememberedFile'> {
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
  await withDatabase(environment, async (database) => {
    const file = rememberedFile(environment.DATA_DIR);
    await checkRestored(database, mailing.eventId, file, console.error);
    const run = { ...options, database, mailing, rememberedFile: file };
    if (options.dryRun) {
      await writeMobiles(run, options);
      const counts = await countAudience(run);
      printDryRun(run, counts, environment);
      checkSending(run, counts);
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
    let progress: ReturnType<typeof showProgress> | undefined;
    const result = await withStopping((signal) =>
      sendMailing(run, {
        settings,
        rate: options.rate,
        signal,
        keepsGoing: options.keepGoing,
        preview: (counts) => {
          printPreview(mailing, counts);
        },
        confirm: (reasons) => confirm(reasons, options),
        onReady: async (toMail) => {
          await writeMobiles(run, options);
          progress = showProgress(toMail);
        },
        onProgress: (sofar) => progress?.update(sofar),
      }).finally(() => progress?.stop()),
    );
    printResult(result);
    if (result.failure !== undefined) throw result.failure as Error;
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

/** Writes the numbers of those without an email address to the requested file. */
async function writeMobiles(run: MailRun, { mobiles }: MailOptions): Promise<void> {
  if (mobiles === undefined) return;
  await withNewFile(mobiles, (file) =>
    pipeline(
      Readable.from(readMobiles(run)),
      csvOf(['mobile'], 'program'),
      file.createWriteStream(),
    ),
  );
}
