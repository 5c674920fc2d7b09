import { league } from '../../src/config/league';
import { paths } from '../../src/config/paths';
import type { CalendarEntry } from '../../src/domain/calendar';
import { makeAnswer, sendAnswer, type Answer } from '../answer';
import { pathOf, type Gate } from '../api/gate';
import type { CalendarMemory } from '../calendar/calendarMemory';
import { icalendar } from '../calendar/icalendar';
import { followSchedule } from '../calendar/schedule';
import type { ContentSource } from '../content/contentSource';
import type { Log } from '../log';
import { ourFault, sendText } from '../plainText';
import { dataHeaders } from './securityHeaders';

/** What the calendar is made of. */
export interface CalendarParts {
  content: ContentSource;
  memory: CalendarMemory;
  /** The site's public origin: without it, events name no address to read more at. */
  origin: string | undefined;
  log: Log;
}

/** As the log names it. */
const eventRoute = '/calendar/:id.ics';
const eventFile = /^\/calendar\/[^/]+\.ics$/;

/**
 * Serves the schedule for calendar apps: the whole of it at `paths.calendar`, and each event at
 * `paths.eventCalendar`. A file is made when it is first asked for, and kept until the schedule
 * changes; only events lead to a file, so what is kept is bounded by the content.
 */
export function createCalendar({ content, memory, origin, log }: CalendarParts): Gate {
  const schedule = followSchedule(content, memory, log);
  const kept = new WeakMap<readonly CalendarEntry[], Map<string, Promise<Answer>>>();
  const url = origin && origin + paths.events;

  function make(entries: readonly CalendarEntry[], path: string): Promise<Answer> | undefined {
    if (path === paths.calendar)
      return answerWith(icalendar(entries, { name: league.longName, url }));
    const entry = entries.find(({ id }) => path === paths.eventCalendar(id));
    return entry && answerWith(icalendar([entry], { url }), fileName(entry.title));
  }

  async function answerAt(path: string): Promise<Answer | undefined> {
    const entries = await schedule.current();
    const answers = kept.get(entries) ?? new Map<string, Promise<Answer>>();
    kept.set(entries, answers);
    const answer = answers.get(path) ?? make(entries, path);
    if (answer) answers.set(path, answer);
    return answer;
  }

  return (req, res, next) => {
    const path = pathOf(req);
    const isEvent = eventFile.test(path);
    if (path !== paths.calendar && !isEvent) {
      next();
      return;
    }
    req.matchedRoute = isEvent ? eventRoute : path;
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      sendText(res, 405, 'Method not allowed', { Allow: 'GET, HEAD' });
      return;
    }
    answerAt(path).then(
      (answer) => {
        if (answer) sendAnswer(req, res, answer);
        else sendText(res, 404, 'Not found');
      },
      (error: unknown) => {
        log.error(error, `${path} could not be answered`);
        sendText(res, 500, ourFault);
      },
    );
  };
}

function answerWith(text: string, file?: string): Promise<Answer> {
  const headers: [string, string][] = [['Content-Type', 'text/calendar; charset=utf-8']];
  if (file !== undefined) {
    headers.push(['Content-Disposition', `attachment; filename="${file}"`]);
  }
  return makeAnswer(Buffer.from(text), [...headers, ...dataHeaders]);
}

/** In letters and digits of ASCII, which no system stumbles over. */
function fileName(title: string): string {
  const name = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '');
  return `${name || 'event'}.ics`;
}
