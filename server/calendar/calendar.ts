import { league } from '../../src/config/league';
import type { CalendarEntry } from '../../src/domain/calendar';
import { paths } from '../../src/urls/paths';
import {
  createCachedResponse,
  sendCachedResponse,
  type CachedResponse,
} from '../http/cachedResponse';
import { demandRead, pathOf, type Handler } from '../http/handler';
import { createPromiseCache } from '../http/promiseCache';
import { Refusal } from '../http/refusal';
import type { RequestContext } from '../http/requestContext';
import type { CalendarHistory } from './calendarHistory';
import { icalendar } from './icalendar';
import { followSchedule } from './schedule';
import type { ContentStore } from '../content/contentStore';
import type { Log } from '../http/log';
import { dataHeaders } from '../http/securityHeaders';

/** The parts of the calendar. */
export interface CalendarParts {
  content: ContentStore;
  history: CalendarHistory;
  /** The site's public origin: without it, events name no address to read more at. */
  origin: string | undefined;
  log: Log;
}

/** The name of the route in the log. */
const eventRoute = '/calendar/:id.ics';
const eventFile = /^\/calendar\/[^/]+\.ics$/;

/**
 * Serves the schedule for calendar apps: the whole of it at `paths.calendar`, and each event at
 * `paths.eventCalendar`. A file is created on its first request, and cached until the schedule
 * changes; only events have files, so the size of the cache depends on the content.
 */
export function createCalendar({ content, history, origin, log }: CalendarParts): Handler {
  const readSchedule = followSchedule(content, history, log);
  const url = origin && origin + paths.events;

  const entryAt = (path: string, entries: readonly CalendarEntry[]) =>
    entries.find(({ id }) => path === paths.eventCalendar(id));

  const responseAt = createPromiseCache(async (path, entries: readonly CalendarEntry[]) => {
    const entry = entryAt(path, entries);
    return entry
      ? createCalendarResponse(icalendar([entry], { url }), fileName(entry.title))
      : createCalendarResponse(icalendar(entries, { name: league.longName, url }));
  });

  async function respond(context: RequestContext, path: string): Promise<void> {
    const entries = await readSchedule();
    if (path !== paths.calendar && !entryAt(path, entries)) throw new Refusal(404, 'Not found');
    sendCachedResponse(context, await responseAt(path, entries));
  }

  return (context) => {
    const path = pathOf(context.req);
    const isEvent = eventFile.test(path);
    if (path !== paths.calendar && !isEvent) return false;
    context.route = isEvent ? eventRoute : path;
    demandRead(context.req);
    return respond(context, path);
  };
}

function createCalendarResponse(text: string, file?: string): Promise<CachedResponse> {
  const headers: [string, string][] = [['Content-Type', 'text/calendar; charset=utf-8']];
  if (file !== undefined) {
    headers.push(['Content-Disposition', `attachment; filename="${file}"`]);
  }
  return createCachedResponse(Buffer.from(text), [...headers, ...dataHeaders]);
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
