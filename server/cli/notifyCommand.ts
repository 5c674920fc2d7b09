import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { InvalidArgumentError, type Command } from 'commander';
import { league } from '../../src/config/league';
import type { FightEvent } from '../../src/domain/event';
import { contentPlace } from '../content/contentPlace';
import { readContent } from '../content/readContent';
import type { Environment } from '../environment';
import { writeAnnouncement } from '../notify/announcement';
import { groupAudience, type AudienceMember, type Recipient } from '../notify/audience';
import { createMailer, type Mail } from '../notify/mailer';
import { sendAll, type RunResult } from '../notify/sendAll';
import { openSendLog } from '../signups/sendLog';
import { createSignupStore } from '../signups/signupStore';
import type { Database } from '../storage/database';
import { csvOf, writeNewFile } from './files';
import { findEvent } from './findEvent';
import { showProgress } from './progress';
import { layOut, outputWidth } from './table';
import { withDatabase } from './withDatabase';

/** The maximum number of mails in progress. After a kill, as many are unconfirmed. */
const mostConnections = 5;

const notifyHelp = `
Look first:
  npm run league -- notify --event ID --link https://… --mobiles mobiles.csv --dry-run

Everybody is mailed once for an event, also when this is run again, for those who have signed up
since or after it was stopped. Whoever was being mailed when it was killed may have the mail or not:
they are counted as doubtful and left alone, unless --retry-doubtful takes the risk of a second mail.

SMTP_URL, MAIL_FROM and MAIL_UNSUBSCRIBE say how mail is sent: see docs/operations.md.`;

interface NotifyOptions {
  event: string;
  link: string;
  dryRun?: true;
  /** Mails per second. */
  rate: number;
  mobiles?: string;
  retryDoubtful?: true;
  retryRefused?: true;
}

/** Adds `notify`. */
export function addNotifyCommand(program: Command, environment: Environment): void {
  program
    .command('notify')
    .description(
      'mail a pay-per-view link to those who registered for the event or for none in particular; the server may be running',
    )
    .requiredOption('--event <id>', 'the event, as `events list` has it')
    .requiredOption('--link <url>', 'where it can be watched', parseLink)
    .option('--dry-run', 'send nothing; say who would be mailed, in numbers, and show the mail')
    .option('--rate <number>', 'mails a second, at most', parseRate, 5)
    .option('--mobiles <file>', 'write the numbers of those without an address to a new CSV file')
    .option('--retry-doubtful', 'also mail those who may have been mailed when a run was killed')
    .option('--retry-refused', 'also mail those whom the mail server has refused before')
    .addHelpText('after', notifyHelp)
    .action((options: NotifyOptions) => notify(options, environment));
}

function parseLink(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new InvalidArgumentError('It must be a web address such as https://watch.example/night.');
  }
  return new URL(text).href;
}

function parseRate(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) {
    throw new InvalidArgumentError('It must be a whole number from 1 to 999.');
  }
  return Number(text);
}

async function notify(options: NotifyOptions, environment: Environment): Promise<void> {
  const { CONTENT_FILE } = environment;
  const content = await readContent(contentPlace(CONTENT_FILE));
  const event = findEvent(content.events, options.event);
  await withDatabase(environment, async (database) => {
    const run = { options, environment, event, database };
    if (options.dryRun) await printDryRun(run);
    else await send(run);
  });
}

interface NotifyRun {
  options: NotifyOptions;
  environment: Environment;
  event: FightEvent;
  database: Database;
}

async function printDryRun(run: NotifyRun): Promise<void> {
  const { options, environment, event } = run;
  await writeMobiles(run);
  const counts = await countAudience(run);
  printCounts([
    ['To mail', counts.toMail],
    ['Mailed already', counts.sent],
    ...unmailedCounts(counts),
  ]);

  const unset = (name: string) => `(${name} is not set)`;
  const { MAIL_FROM, MAIL_UNSUBSCRIBE } = environment;
  const sample = writeAnnouncement({
    event,
    link: options.link,
    unsubscribe: MAIL_UNSUBSCRIBE ?? unset('MAIL_UNSUBSCRIBE'),
  });
  console.log(`
From: ${league.longName} <${MAIL_FROM ?? unset('MAIL_FROM')}>
To: fan@example.com
Subject: ${sample.subject}

${sample.text}
Nothing was sent.`);
}

async function send(run: NotifyRun): Promise<void> {
  const { options, environment, event, database } = run;
  const smtpUrl = needed(environment, 'SMTP_URL');
  const mailTo = createMailTemplate(options, event, {
    from: needed(environment, 'MAIL_FROM'),
    unsubscribe: needed(environment, 'MAIL_UNSUBSCRIBE'),
  });

  const sendLog = await openSendLog(database, event.id);
  const stopping = new AbortController();
  const stop = () => {
    console.error('\nStopping after the mails that are under way. Once more ends it at once.');
    stopping.abort();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    await writeMobiles(run);
    const { toMail } = await countAudience(run);
    const count = Math.min(mostConnections, options.rate, toMail);
    const mailers = Array.from({ length: count }, () => createMailer(smtpUrl));
    // A wrong host or login fails before anything is recorded.
    await mailers[0]?.open();

    const progress = showProgress(toMail);
    const result = await sendAll({
      recipients: recipientsToMail(run),
      sendLog,
      mailTo,
      mailers,
      rate: options.rate,
      signal: stopping.signal,
      onProgress: () => {
        progress.step();
      },
      onPause: (deferred, pause) => {
        progress.note(`${deferred} put off; again in ${pause / 1000} s`);
      },
    });
    progress.stop();
    for (const mailer of mailers) mailer.close();
    summarize(await countAudience(run), result);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await sendLog.close();
  }
}

function needed<Name extends keyof Environment>(environment: Environment, name: Name) {
  const value = environment[name];
  if (value === undefined) throw new Error(`${name} must be set to send mail`);
  return value as NonNullable<Environment[Name]>;
}

/** Returns a function that creates the mail to each recipient: the same except for its address and id. */
function createMailTemplate(
  { link }: NotifyOptions,
  event: FightEvent,
  sender: Pick<Mail, 'from' | 'unsubscribe'>,
): (recipient: Recipient) => Mail {
  const content = writeAnnouncement({ event, link, unsubscribe: sender.unsubscribe });
  const domain = sender.from.slice(sender.from.lastIndexOf('@'));
  return ({ address, signupIds: [first = ''] }) => {
    const id = createHash('sha256').update(`${event.id} ${first}`).digest('hex').slice(0, 32);
    return { ...content, ...sender, to: address, messageId: `<${id}${domain}>` };
  };
}

function readAudience({ database, event }: NotifyRun): AsyncIterable<AudienceMember> {
  return groupAudience(createSignupStore(database).readAudience(event.id));
}

/** Writes the numbers of those without an email address to the requested file. */
async function writeMobiles(run: NotifyRun): Promise<void> {
  const { mobiles } = run.options;
  if (mobiles === undefined) return;
  const rows = Readable.from(readAudience(run)).filter(
    (member: AudienceMember) => 'mobile' in member,
  );
  await writeNewFile(mobiles, (file) => pipeline(rows, csvOf(['mobile'], 'program'), file));
}

/** Yields the recipients without a state, and those with a state that the options retry. */
async function* recipientsToMail(run: NotifyRun): AsyncGenerator<Recipient> {
  for await (const member of readAudience(run)) {
    if ('recipient' in member && isToMail(member.recipient, run.options)) yield member.recipient;
  }
}

function isToMail({ state }: Recipient, { retryDoubtful, retryRefused }: NotifyOptions): boolean {
  switch (state) {
    case undefined:
      return true;
    case 'sent':
      return false;
    case 'intended':
      return retryDoubtful ?? false;
    case 'refused':
      return retryRefused ?? false;
  }
}

/** How many of an audience are in each state, `left` without one, and how many cannot be mailed. */
async function countAudience(run: NotifyRun) {
  const counts = { toMail: 0, left: 0, sent: 0, intended: 0, refused: 0, unusable: 0, mobile: 0 };
  for await (const member of readAudience(run)) {
    if ('recipient' in member) {
      counts[member.recipient.state ?? 'left'] += 1;
      if (isToMail(member.recipient, run.options)) counts.toMail += 1;
    } else {
      counts['mobile' in member ? 'mobile' : 'unusable'] += 1;
    }
  }
  return counts;
}

type AudienceCounts = Awaited<ReturnType<typeof countAudience>>;

/** The rows of a summary. */
type Count = readonly [label: string, count: number];

/** Returns the counts of those who cannot be mailed normally. */
function unmailedCounts({ intended, refused, unusable, mobile }: AudienceCounts): Count[] {
  return [
    ['Doubtful', intended],
    ['Refused', refused],
    ['Unusable addresses', unusable],
    ['Mobile only', mobile],
  ];
}

function printCounts(counts: readonly Count[]): void {
  const rows = counts.map(([label, count]) => [label, String(count)]);
  for (const line of layOut(rows, [{}, { align: 'right' }], outputWidth())) console.log(line);
}

function summarize(counts: AudienceCounts, { sent, codes, failure }: RunResult): void {
  const { left, intended: doubtful } = counts;
  printCounts([
    ['Mailed now', sent],
    ['Mailed in all', counts.sent],
    ['Left to mail', left],
    ...unmailedCounts(counts),
  ]);

  for (const [code, count] of codes) console.log(`The mail server said ${code} to ${count}`);
  if (doubtful > 0) console.log('Doubtful ones may have the mail or not: see --retry-doubtful');
  if (left > 0) console.log('The same command, but for --mobiles, goes on where this one ended');
  if (doubtful > 0 || left > 0 || codes.size > 0) process.exitCode = 1;
  if (failure !== undefined) throw failure as Error;
}
