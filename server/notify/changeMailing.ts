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
  const said = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]+/gu, ' ')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  const hashed = JSON.stringify([title, subtitle, date, venue, was, said]);
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
      ...said.slice(0, 1).map((start) => ['Text', oneLine(start)] as const),
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
          ...said,
          ...(kind === 'cancelled' ? [] : [registered]),
        ],
        unsubscribe,
      });
    },
  };
}

function newsOf(event: FightEvent, about: Change, { was, text = '' }: Details): News {
  const { id, date, status } = event;
  const title = oneLine(event.title);
  const news = (kind: News['kind'], what: string, label: string, ...paragraphs: string[]) => {
    return { kind, subject: `${title} ${what}`, label, paragraphs };
  };
  if (was !== undefined && about !== 'moved') throw new Error('--was is for --about moved');
  const isCancelled = isCalledOff(status) && status !== 'postponed';
  const wasToStart = date === undefined ? '' : `, which was to start on ${momentOf(date)},`;
  if (about === 'cancelled') {
    if (!isCancelled) {
      throw new Error(`${title} is ${status}: first run league events set-status ${id} cancelled`);
    }
    return news('cancelled', 'is cancelled', 'Cancelled', `${title}${wasToStart} is cancelled.`);
  }
  if (isCancelled) throw new Error(`${title} is ${status}: tell that by --about cancelled`);
  if (about === 'moved') {
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
    return news('moved', 'has a new date', 'New date', `${title} has a new date.`, dates);
  }
  if (status === 'postponed') {
    const newsOfIt = `${title}${wasToStart} is postponed. Its new date is not known yet.`;
    return news('postponed', 'is postponed', 'Postponed', newsOfIt);
  }
  if (text.trim() === '') throw new Error('--text is needed: a file that says what has changed');
  return news('changed', 'has changed', 'News', `Something about ${title} has changed.`);
}
