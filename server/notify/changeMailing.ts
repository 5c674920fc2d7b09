import { createHash } from 'node:crypto';
import { league } from '../../src/config/league';
import { formatEventMoment } from '../../src/domain/dates';
import { isCalledOff, type FightEvent } from '../../src/domain/event';
import { oneLine, writeEmail, type EmailTexts } from './emailTemplate';
import type { Mailing } from './mailing';

/** What an audience can be told about an event. */
export const changes = ['moved', 'cancelled', 'changed'] as const;

/** One of the {@link changes}. */
export type Change = (typeof changes)[number];

/** What the content does not say about a change. */
interface Details {
  /** When the event was to start: ISO 8601. */
  was?: string | undefined;
  /** What the promoter says. */
  text?: string | undefined;
}

/** What an email says about a change, and by what it is known. */
interface News extends Pick<EmailTexts, 'label' | 'subject'> {
  kind: Change | 'postponed';
  paragraphs: string[];
}

const momentOf = (date: string) => formatEventMoment(date, league.timeZone);

const registered = 'You are still registered for its pay-per-view link.';

/** Returns the email about a change. @throws {Error} when the content or a detail lacks it, with what to do */
export function changeMailing(event: FightEvent, about: Change, details: Details): Mailing {
  const { id, title, subtitle, date, venue, status } = event;
  const { was, text = '' } = details;
  const { kind, subject, label, paragraphs } = newsOf(event, about, details);
  const textParagraphs = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]+/gu, ' ')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  const hashed = JSON.stringify([title, subtitle, date, venue, was, textParagraphs]);
  const hasPassed = kind === 'moved' && date !== undefined && Date.parse(date) < Date.now();
  return {
    event,
    eventId: id,
    // Moved a second time, it is news again.
    topic: `${kind}:${date === undefined ? '' : new Date(date).toISOString()}`,
    content: createHash('sha256').update(hashed).digest('base64url').slice(0, 22),
    noun: 'message',
    isReadable: false,
    facts: [
      ['About', kind],
      ...(was === undefined ? [] : [['Was to start', momentOf(was)] as const]),
      ...textParagraphs.slice(0, 1).map((start) => ['Text', oneLine(start)] as const),
    ],
    mistakes: [
      ...(status === 'completed' ? [`${title} is completed`] : []),
      ...(hasPassed ? [`The new date of ${title} is over`] : []),
    ],
    write: ({ isCorrection, unsubscribe }) => {
      const [news = '', ...others] = paragraphs;
      const corrects = isCorrection ? ['This mail corrects the one that we sent you before.'] : [];
      return writeEmail({
        subject: isCorrection ? `${subject} (corrected)` : subject,
        label,
        // Its date is no fact any more.
        event: isCalledOff(status) ? { ...event, date: undefined } : event,
        paragraphs: [
          news,
          ...corrects,
          ...others,
          ...textParagraphs,
          ...(kind === 'cancelled' ? [] : [registered]),
        ],
        unsubscribe,
      });
    },
  };
}

/** Returns the news about a change. @throws {Error} when the content or a detail lacks it, with what to do */
function newsOf(event: FightEvent, about: Change, details: Details): News {
  if (details.was !== undefined && about !== 'moved') throw new Error('--was is for --about moved');
  const isCancelled = isCalledOff(event.status) && event.status !== 'postponed';
  if (isCancelled && about !== 'cancelled') {
    throw new Error(`${oneLine(event.title)} is ${event.status}: tell that by --about cancelled`);
  }
  switch (about) {
    case 'cancelled':
      return cancelledNews(event, isCancelled);
    case 'moved':
      return movedNews(event, details);
    case 'changed':
      return event.status === 'postponed' ? postponedNews(event) : changedNews(event, details);
  }
}

/** Returns what names an event in a sentence, with when it was to start. */
function whatWasToStart({ title, date }: FightEvent): string {
  return oneLine(title) + (date === undefined ? '' : `, which was to start on ${momentOf(date)},`);
}

function cancelledNews(event: FightEvent, isCancelled: boolean): News {
  const { id, status } = event;
  const title = oneLine(event.title);
  if (!isCancelled) {
    throw new Error(`${title} is ${status}: first run league events set-status ${id} cancelled`);
  }
  const paragraphs = [`${whatWasToStart(event)} is cancelled.`];
  return { kind: 'cancelled', subject: `${title} is cancelled`, label: 'Cancelled', paragraphs };
}

function movedNews(event: FightEvent, { was }: Details): News {
  const { id, date, status } = event;
  const title = oneLine(event.title);
  if (status === 'postponed') {
    throw new Error(
      `${title} is postponed: tell that by --about changed, or first run league events set-status ${id} upcoming`,
    );
  }
  if (was === undefined) {
    throw new Error('--was says when it was to start: events edit has printed it');
  }
  if (date === undefined || Date.parse(date) === Date.parse(was)) {
    throw new Error(`${title} has no other date: first run league events edit ${id} --date`);
  }
  const dates = `Old: ${momentOf(was)}\nNew: ${momentOf(date)}`;
  const paragraphs = [`${title} has a new date.`, dates];
  return { kind: 'moved', subject: `${title} has a new date`, label: 'New date', paragraphs };
}

function postponedNews(event: FightEvent): News {
  const subject = `${oneLine(event.title)} is postponed`;
  const paragraphs = [`${whatWasToStart(event)} is postponed. Its new date is not known yet.`];
  return { kind: 'postponed', subject, label: 'Postponed', paragraphs };
}

function changedNews(event: FightEvent, { text = '' }: Details): News {
  if (text.trim() === '') throw new Error('--text is needed: a file that says what has changed');
  const title = oneLine(event.title);
  const paragraphs = [`Something about ${title} has changed.`];
  return { kind: 'changed', subject: `${title} has changed`, label: 'News', paragraphs };
}
