import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { league } from '../../src/config/league';
import type { FightEvent } from '../../src/domain/event';
import type { Environment } from '../environment';
import { writeAnnouncement } from '../notify/announcement';
import {
  emailSchema,
  groupAudience,
  readAudienceSignups,
  type AudienceMember,
  type Recipient,
} from '../notify/audience';
import { readCorrection, recordCorrection } from '../notify/corrections';
import { createMailer, type Mail, type Mailer } from '../notify/mailer';
import { sendAll, type RunResult } from '../notify/sendAll';
import { openSendLog } from '../notify/sendLog';
import { readRemembered, remember, rememberedFile } from '../signups/remembered';
import { openSuppressionList, unsubscribePath } from '../signups/suppressionList';
import type { Database } from '../storage/database';
import { findReturned, restoreRecords } from './erasureCommands';
import { addYes, confirm, type Yes } from './confirm';
import { notifyMistakes } from './likelyMistakes';
import { csvOf, withNewFile } from './files';
import { findRecord } from './findRecord';
import { showProgress } from './progress';
import { printCounts, type Count } from './table';
import { readUsableContent } from './usableContent';
import { withDatabase } from './withDatabase';

/** For how long mail servers usually defer who is new to them, in minutes. */
const greylistTime = 5;

/** The maximum number of mails in progress. After a kill, as many are unconfirmed. */
const mostConnections = 5;

const notifyHelp = `
Look first:
  npm run league -- notify --event ID --link https://… --mobiles mobiles.csv --dry-run

Everybody is mailed once for an event, also when this is run again, for those who have signed up
since or after it was stopped. Those who were being mailed when it was killed may have the mail or not:
they are counted as unconfirmed and left alone, unless --retry-unconfirmed takes the risk of a second mail.

When the mail server refuses everyone, the run ends, and nobody counts as refused for it. A mail that it
defers is left for the next run, and this one is slower meanwhile, down to a tenth of --rate.

A wrong link is corrected with the right one and --correction: those who were sent another link are
mailed once more, and from then on no other link is sent. --test sends the mail as it is to one address,
and records nothing.

People who have unsubscribed, or whose address is dead, get no mail unless they have signed up since.

SMTP_URL, MAIL_FROM and PUBLIC_URL say how mail is sent: see docs/operations.md.`;

interface NotifyOptions extends Yes {
  event: string;
  link: string;
  dryRun?: true;
  /** The only address to mail. */
  test?: string;
  correction?: true;
  /** Mails per second. */
  rate: number;
  mobiles?: string;
  retryUnconfirmed?: true;
  retryRefused?: true;
  keepGoing?: true;
}

/** Adds `notify`. */
export function addNotifyCommand(program: Command, environment: Environment): void {
  addYes(program.command('notify'))
    .description(
      'mail a pay-per-view link to those who registered for the event or for none in particular; the server may be running',
    )
    .requiredOption('--event <id>', 'the event, as `events list` has it')
    .requiredOption('--link <url>', 'where it can be watched', parseLink)
    .option('--dry-run', 'send nothing; say who would be mailed, in numbers, and show the mail')
    .addOption(
      new Option('--test <address>', 'send the mail to this address only, and record nothing')
        .argParser(parseAddress)
        .conflicts(['dryRun', 'mobiles', 'retryUnconfirmed', 'retryRefused']),
    )
    .option('--correction', 'mail the link, as a correction, to those who were sent another one')
    .option('--rate <number>', 'mails a second, at most', parseRate, 5)
    .option('--mobiles <file>', 'write the numbers of those without an address to a new CSV file')
    .option('--retry-unconfirmed', 'also mail those who may have been mailed when a run was killed')
    .option('--retry-refused', 'also mail those whom the mail server has refused before')
    .option('--keep-going', 'do not stop when the mail server refuses one after another')
    .addHelpText('after', notifyHelp)
    .action((options: NotifyOptions) => notify(options, environment));
}

function parseLink(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new InvalidArgumentError('It must be a web address such as https://watch.example/night.');
  }
  return new URL(text).href;
}

function parseAddress(text: string): string {
  const { data } = emailSchema.safeParse(text);
  if (data === undefined) throw new InvalidArgumentError('It must be one email address.');
  return data;
}

function parseRate(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) {
    throw new InvalidArgumentError('It must be a whole number from 1 to 999.');
  }
  return Number(text);
}

async function notify(options: NotifyOptions, environment: Environment): Promise<void> {
  const { events } = await readUsableContent(environment);
  const event = findRecord('events', events, options.event);
  if (!options.dryRun && options.test === undefined) {
    await confirm(notifyMistakes(event), options);
  }
  await withDatabase(environment, async (database) => {
    const run = { options, environment, event, database };
    await checkRestored(run);
    await checkCorrection(run);
    if (options.dryRun) await printDryRun(run);
    else if (options.test !== undefined) await sendTest(run, options.test);
    else await send(run);
  });
}

/**
 * Records again what the database has forgotten in a restore, so that nobody who left is mailed.
 *
 * @throws {Error} when somebody is back who was erased
 */
async function checkRestored({ environment, event, database }: NotifyRun): Promise<void> {
  const entries = await readRemembered(rememberedFile(environment.DATA_DIR), console.error);
  const ofEvent = entries.filter(({ eventId = event.id }) => eventId === event.id);
  await restoreRecords(database, ofEvent);
  const { returned } = await findReturned(database, ofEvent);
  if (returned['pay-per-view'].length === 0) return;
  throw new Error(
    `${returned['pay-per-view'].length} who were erased are back: first run league signups restore-check --erase`,
  );
}

/** @throws {Error} when the link was corrected, unless it is now the correction of that */
async function checkCorrection(run: NotifyRun): Promise<void> {
  const { link, correction } = run.options;
  const right = await readCorrection(run.database, run.event.id);
  if (right === undefined || right === link || correction) return;
  let count = 0;
  for await (const { previous } of readRecipients(run)) {
    if (previous?.state === 'sent' && previous.link === right) count += 1;
  }
  throw new Error(
    `that link was corrected: ${count} were sent ${right}. If it is right after all, add --correction`,
  );
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
  const { MAIL_FROM, PUBLIC_URL } = environment;
  const sample = writeAnnouncement({
    event,
    link: options.link,
    isCorrection: options.correction,
    unsubscribe: `${PUBLIC_URL ?? unset('PUBLIC_URL')}${unsubscribePath}…`,
  });
  console.log(`
From: ${league.longName} <${MAIL_FROM ?? unset('MAIL_FROM')}>
To: fan@example.com
Subject: ${sample.subject}

${sample.text}
Nothing was sent.`);
}

/** Mails one address, which need not be on the list. */
async function sendTest(run: NotifyRun, address: string): Promise<void> {
  const { smtpUrl, mailTo } = await prepare(run);
  const mailer = createMailer(smtpUrl);
  // An id of its own: a mailbox would hide the mail to the list as a copy.
  const signupIds = [randomUUID()];
  const mail = mailTo({ address, signupIds, previous: undefined, isSuppressed: false });
  try {
    // A wrong host or login fails immediately, and not after all tries.
    await mailer.open();
    const delivery = await mailer.send(mail, new AbortController().signal);
    switch (delivery.outcome) {
      case 'sent':
        console.log(`The mail server has accepted the mail to ${address}. Nothing was recorded.`);
        return;
      case 'refused':
        throw new Error(`the mail server has refused it: ${delivery.reply}`);
      case 'deferred':
        throw new Error(`the mail server has deferred it with ${delivery.code}: try again later`);
      case 'unconfirmed':
        throw new Error('the connection broke: it may have been sent');
    }
  } finally {
    mailer.close();
  }
}

/** Returns what mail is sent with. @throws {Error} when it is not set, or of no use */
export function mailSettings(environment: Environment) {
  const needed = (name: 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL') => {
    const value = environment[name];
    if (value === undefined) throw new Error(`${name} must be set to send mail`);
    return value;
  };
  const [smtpUrl, from, origin] = [needed('SMTP_URL'), needed('MAIL_FROM'), needed('PUBLIC_URL')];
  if (!origin.startsWith('https:')) {
    throw new Error('PUBLIC_URL must begin with https:// to send mail, for the unsubscribe links');
  }
  return { smtpUrl, from, origin };
}

/** Returns the mail server's URL, what creates the mail to each recipient, and the addresses that get none. */
async function prepare({ options, environment, event, database }: NotifyRun) {
  const { smtpUrl, from, origin } = mailSettings(environment);
  const { link, correction } = options;
  const about = correction ? `${event.id} ${link}` : event.id;
  const suppressions = await openSuppressionList(database);
  // The same mail for everyone except for its address, unsubscribe link and id.
  const mailTo = ({ address, signupIds: [first = ''] }: Recipient): Mail => {
    const unsubscribe = origin + unsubscribePath + suppressions.tokenOf(address);
    const content = writeAnnouncement({ event, link, isCorrection: correction, unsubscribe });
    const id = createHash('sha256').update(`${about} ${first}`).digest('hex').slice(0, 32);
    const messageId = `<${id}${from.slice(from.lastIndexOf('@'))}>`;
    return { ...content, from, unsubscribe, to: address, messageId };
  };
  return { smtpUrl, mailTo, suppressions };
}

async function send(run: NotifyRun): Promise<void> {
  const { options, environment, event, database } = run;
  const { smtpUrl, mailTo, suppressions } = await prepare(run);
  const file = rememberedFile(environment.DATA_DIR);

  const sendLog = await openSendLog(database, event.id, options.link);
  const stopping = new AbortController();
  const stop = () => {
    console.error('\nStopping after the mails that are under way. Once more ends it immediately.');
    stopping.abort();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const mailers: Mailer[] = [];
  try {
    const { toMail } = await countAudience(run);
    const count = Math.min(mostConnections, options.rate, toMail);
    for (let i = 0; i < count; i++) mailers.push(createMailer(smtpUrl));
    // A wrong host or login fails before anything is recorded or written.
    await mailers[0]?.open();
    // Before the first mail, and with the event claimed: from then on, nobody is sent another link.
    await (options.correction
      ? recordCorrection(database, event.id, options.link)
      : checkCorrection(run));
    await writeMobiles(run);

    const progress = showProgress(toMail);
    const result = await sendAll({
      recipients: recipientsToMail(run),
      sendLog,
      mailTo,
      onSent: ({ address }) => {
        const [who = ''] = suppressions.hashesOf(address);
        const at = new Date().toISOString();
        return remember(file, [{ at, what: 'mailed', who, eventId: event.id, link: options.link }]);
      },
      mailers,
      rate: options.rate,
      signal: stopping.signal,
      keepsGoing: options.keepGoing,
      onProgress: progress.update,
    }).finally(progress.stop);
    summarize(await countAudience(run), result);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    for (const mailer of mailers) mailer.close();
    await sendLog.close();
  }
}

function readAudience({ database, event }: NotifyRun): AsyncIterable<AudienceMember> {
  return groupAudience(readAudienceSignups(database, event.id));
}

/** Writes the numbers of those without an email address to the requested file. */
async function writeMobiles(run: NotifyRun): Promise<void> {
  const { mobiles } = run.options;
  if (mobiles === undefined) return;
  const members = Readable.from(readAudience(run));
  const rows = members.filter((member: AudienceMember) => 'mobile' in member);
  await withNewFile(mobiles, (file) =>
    pipeline(rows, csvOf(['mobile'], 'program'), file.createWriteStream()),
  );
}

/** Yields the recipients of the audience. */
async function* readRecipients(run: NotifyRun): AsyncGenerator<Recipient> {
  for await (const member of readAudience(run)) if ('recipient' in member) yield member.recipient;
}

/** Yields the recipients that the options name. */
async function* recipientsToMail(run: NotifyRun): AsyncGenerator<Recipient> {
  for await (const each of readRecipients(run)) if (isToMail(each, run.options)) yield each;
}

type Selection = Pick<NotifyOptions, 'link' | 'correction' | 'retryUnconfirmed' | 'retryRefused'>;

/** Returns whether a recipient is to be mailed: those without a mail, or those with another link, and who is retried. */
function isToMail({ previous, isSuppressed }: Recipient, options: Selection): boolean {
  if (isSuppressed) return false;
  const { link, correction = false, retryUnconfirmed = false, retryRefused = false } = options;
  const isWrong = correction && previous?.link !== link;
  switch (previous?.state) {
    case undefined:
      return !correction;
    case 'sent':
      return isWrong;
    case 'intended':
      return isWrong || retryUnconfirmed;
    case 'refused':
      return retryRefused;
  }
}

/** How many of an audience are in each state, are to be mailed, and are `left` for the next run; and who cannot be. */
async function countAudience(run: NotifyRun) {
  const { link, correction } = run.options;
  const ofRecipients = { toMail: 0, left: 0, sent: 0, intended: 0, refused: 0, suppressed: 0 };
  const counts = { ...ofRecipients, unusable: 0, mobile: 0 };
  for await (const member of readAudience(run)) {
    if ('recipient' in member) {
      const { recipient } = member;
      if (recipient.isSuppressed) counts.suppressed += 1;
      if (recipient.previous) counts[recipient.previous.state] += 1;
      if (isToMail(recipient, run.options)) counts.toMail += 1;
      if (isToMail(recipient, { link, correction })) counts.left += 1;
    } else {
      counts['mobile' in member ? 'mobile' : 'unusable'] += 1;
    }
  }
  return counts;
}

type AudienceCounts = Awaited<ReturnType<typeof countAudience>>;

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
