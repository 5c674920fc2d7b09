import type { Database } from '../storage/database';
import {
  groupAudience,
  readAudienceSignups,
  type AudienceMember,
  type Recipient,
} from './audience';
import type { Mailing } from './mailing';

/** An email to the audience of an event, and whom of it is mailed. */
export interface Selection {
  mailing: Mailing;
  /** Those who were sent something else about its topic, instead of those who were sent nothing. */
  correction?: true | undefined;
  /** Also those who may have been mailed when a run was killed. */
  retryUnconfirmed?: true | undefined;
  /** Also those whom the mail server has refused before. */
  retryRefused?: true | undefined;
}

/** A {@link Selection}, and where the audience is. */
export interface MailRun extends Selection {
  database: Database;
  /** The file of what is remembered. */
  rememberedFile: string;
}

/** Reads the audience, with what it was sent about the topic. */
function readAudience({ database, mailing }: MailRun): AsyncIterable<AudienceMember> {
  return groupAudience(readAudienceSignups(database, mailing));
}

/** Yields the numbers of those without an email address. */
export async function* readMobiles(run: MailRun): AsyncGenerator<{ mobile: string }> {
  for await (const member of readAudience(run)) if ('mobile' in member) yield member;
}

export async function* recipientsToMail(run: MailRun): AsyncGenerator<Recipient> {
  for await (const member of readAudience(run)) {
    if ('recipient' in member && isToMail(member.recipient, run)) yield member.recipient;
  }
}

function isToMail({ previous, isSuppressed }: Recipient, selection: Selection): boolean {
  if (isSuppressed) return false;
  const { mailing, correction = false, retryUnconfirmed = false, retryRefused = false } = selection;
  const isWrong = correction && previous?.content !== mailing.content;
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
export async function countAudience(run: MailRun) {
  const { mailing, correction } = run;
  const ofRecipients = { toMail: 0, left: 0, sent: 0, intended: 0, refused: 0, suppressed: 0 };
  const counts = { ...ofRecipients, unusable: 0, mobile: 0 };
  /** To how many each different content was sent, or may have been. */
  const differing = new Map<string, number>();
  for await (const member of readAudience(run)) {
    if ('recipient' in member) {
      const { previous, isSuppressed } = member.recipient;
      if (isSuppressed) counts.suppressed += 1;
      if (previous) counts[previous.state] += 1;
      if (isToMail(member.recipient, run)) counts.toMail += 1;
      if (isToMail(member.recipient, { mailing, correction })) counts.left += 1;
      if (isSuppressed || previous === undefined || previous.state === 'refused') continue;
      const { content } = previous;
      if (content !== mailing.content) differing.set(content, (differing.get(content) ?? 0) + 1);
    } else {
      counts['mobile' in member ? 'mobile' : 'unusable'] += 1;
    }
  }
  const sentDifferent = [...differing.values()].reduce((sum, count) => sum + count, 0);
  const [[commonest] = []] = [...differing].sort(([, one], [, two]) => two - one);
  return { ...counts, sentDifferent, commonest };
}

/** The counts of {@link countAudience}. */
export type AudienceCounts = Awaited<ReturnType<typeof countAudience>>;
