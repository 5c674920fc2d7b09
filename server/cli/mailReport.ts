import { league } from '../../src/config/league';
import { formatEventMoment } from '../../src/domain/dates';
import type { Environment } from '../environment';
import type { Mailing } from '../notify/mailing';
import type { AudienceCounts, MailRun } from '../notify/mailSelection';
import type { MailingResult } from '../notify/sendMailing';
import { unsubscribePath } from '../signups/suppressionList';
import { layOut, printCounts, type Count } from './table';

/** For how long mail servers usually defer who is new to them, in minutes. */
const greylistTime = 5;

/** Prints what an email is about, and whom it would go to. */
export function printPreview(
  { event, facts, noun }: Mailing,
  { toMail, sentDifferent }: AudienceCounts,
): void {
  const { title, date } = event;
  const rows = [
    ['Event', title],
    ['Starts', date === undefined ? 'not set' : formatEventMoment(date, league.timeZone)],
    ...facts,
    ['To mail', String(toMail)],
    [`Sent another ${noun}`, String(sentDifferent)],
  ];
  for (const line of layOut(rows, [{}, {}])) console.log(line);
}

/** Prints whom an email would go to, and the email. */
export function printDryRun(
  { mailing, correction }: MailRun,
  counts: AudienceCounts,
  { MAIL_FROM, PUBLIC_URL }: Environment,
): void {
  printPreview(mailing, counts);
  printCounts([['Mailed already', counts.sent], ...unmailedCounts(counts)]);

  const unset = (name: string) => `(${name} is not set)`;
  const { subject, text } = mailing.write({
    isCorrection: correction === true,
    unsubscribe: `${PUBLIC_URL ?? unset('PUBLIC_URL')}${unsubscribePath}…`,
  });
  console.log(`
From: ${league.longName} <${MAIL_FROM ?? unset('MAIL_FROM')}>
To: fan@example.com
Subject: ${subject}

${text}
Nothing was sent.`);
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

/** Prints what has come of an email. The command fails unless everybody was mailed. */
export function printResult({ counts, sent, deferred, codes }: MailingResult): void {
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
}
