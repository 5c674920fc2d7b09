import { createHash, randomUUID } from 'node:crypto';
import { remember } from '../signups/remembered';
import {
  openSuppressionList,
  unsubscribePath,
  type SuppressionList,
} from '../signups/suppressionList';
import type { Recipient } from './audience';
import { createMailer, type Delivery, type Mail, type Mailer } from './mailer';
import {
  countAudience,
  recipientsToMail,
  type AudienceCounts,
  type MailRun,
  type Selection,
} from './mailSelection';
import type { MailSettings } from './mailSettings';
import { sendAll, type SendAllOptions, type RunResult } from './sendAll';
import { openSendLog } from './sendLog';

/** The maximum number of mails in progress. After a kill, as many are unconfirmed. */
const mostConnections = 5;

/** @throws {Error} when the email must not be sent to an audience, with what to do */
export function checkSending({ mailing, correction }: MailRun, counts: AudienceCounts): void {
  if (mailing.refusal !== undefined) throw new Error(mailing.refusal);
  const { sentDifferent, commonest = '' } = counts;
  if (correction || sentDifferent === 0) return;
  const which = mailing.isReadable ? `, ${commonest}` : '';
  throw new Error(
    `${sentDifferent} were sent another ${mailing.noun}${which}: to correct that by this one, add --correction`,
  );
}

/** Returns what writes the email to each recipient: the same for everyone but for its address, unsubscribe link and id. */
function createWriter(
  { mailing, correction }: Selection,
  settings: MailSettings,
  suppressions: SuppressionList,
) {
  const { eventId, topic, content, write } = mailing;
  const { from, origin } = settings;
  const about = `${eventId} ${topic} ${content} ${correction ? 'corrects' : ''}`;
  return ({ address, signupIds: [first = ''], previous }: Recipient): Mail => {
    const unsubscribe = origin + unsubscribePath + suppressions.tokenOf(address);
    const id = createHash('sha256').update(`${about} ${first}`).digest('hex').slice(0, 16);
    const messageId = `<${suppressions.mailIdOf(id, address)}${from.slice(from.lastIndexOf('@'))}>`;
    // Who refused the wrong one has not read it.
    const isCorrection = correction === true && previous?.state !== 'refused';
    const email = write({ isCorrection, unsubscribe });
    return { ...email, from, unsubscribe, to: address, messageId };
  };
}

/** Mails one address, which may be any, and records nothing. @throws {Error} unless the mail server accepts it */
export async function sendTest(run: MailRun, settings: MailSettings, address: string) {
  const mailTo = createWriter(run, settings, await openSuppressionList(run.database));
  const mailer = createMailer(settings.smtpUrl);
  // An id of its own: a mailbox would hide the mail to the list as a copy.
  const signupIds = [randomUUID()];
  const mail = mailTo({ address, signupIds, previous: undefined, isSuppressed: false });
  try {
    // A wrong host or login fails immediately, and not after all tries.
    await mailer.open();
    const failure = failureOf(await mailer.send(mail, new AbortController().signal));
    if (failure !== undefined) throw new Error(failure);
  } finally {
    mailer.close();
  }
}

function failureOf(delivery: Delivery): string | undefined {
  switch (delivery.outcome) {
    case 'sent':
      return undefined;
    case 'refused':
      return `the mail server has refused it: ${delivery.reply}`;
    case 'deferred':
      return `the mail server has deferred it with ${delivery.code}: try again later`;
    case 'unconfirmed':
      return 'the connection broke: it may have been sent';
  }
}

/** How an email is sent to an audience. */
export interface Sending extends Pick<
  SendAllOptions,
  'rate' | 'signal' | 'keepsGoing' | 'onProgress'
> {
  settings: MailSettings;
  /** Shows who would be mailed, before anything is decided. */
  preview: (counts: AudienceCounts) => void;
  /** Asks whether it is meant. @throws {Error} when it is not */
  confirm: (reasons: string[]) => Promise<void>;
  /** Called with the number to mail when nobody else mails about the event and the mail server lets us in. */
  onReady: (toMail: number) => Promise<void>;
}

/** What has come of an email: the run, and the audience after it. */
export interface MailingResult extends RunResult {
  counts: AudienceCounts;
}

/** Sends the email to those of the audience whom the run is for, once somebody agrees. @throws {Error} when it has not begun */
export async function sendMailing(run: MailRun, sending: Sending): Promise<MailingResult> {
  const counts = await countAudience(run);
  sending.preview(counts);
  checkSending(run, counts);
  if (counts.toMail > 0) {
    await sending.confirm([...run.mailing.mistakes, `${counts.toMail} will be mailed`]);
  }
  const result = await sendConfirmed(run, sending);
  return { ...result, counts: await countAudience(run) };
}

/** Claims the event, so that no other process mails about it meanwhile, and sends. */
async function sendConfirmed(run: MailRun, sending: Sending): Promise<RunResult> {
  const { database, mailing, rememberedFile } = run;
  const { eventId, topic, content } = mailing;
  const { settings, rate, onReady } = sending;
  const suppressions = await openSuppressionList(database);
  const sendLog = await openSendLog(database, mailing);
  const mailers: Mailer[] = [];
  try {
    // Once more, since another process may have sent something else before this one had the event.
    const counts = await countAudience(run);
    checkSending(run, counts);
    const connections = Math.min(mostConnections, rate, counts.toMail);
    for (let i = 0; i < connections; i++) mailers.push(createMailer(settings.smtpUrl));
    // A wrong host or login fails before anything is recorded or written.
    await mailers[0]?.open();
    await onReady(counts.toMail);
    if (connections === 0) return { sent: 0, deferred: 0, codes: new Map() };
    return await sendAll({
      ...sending,
      recipients: recipientsToMail(run),
      sendLog,
      mailTo: createWriter(run, settings, suppressions),
      onSent: ({ address }) => {
        const [who = ''] = suppressions.hashesOf(address);
        const at = new Date().toISOString();
        return remember(rememberedFile, [{ at, what: 'mailed', who, eventId, topic, content }]);
      },
      mailers,
    });
  } finally {
    for (const mailer of mailers) mailer.close();
    await sendLog.close();
  }
}
