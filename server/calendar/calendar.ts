import { league } from '../../src/config/league';
import { paths } from '../../src/urls/paths';
import type { CalendarEntry } from '../../src/domain/calendar';
import {
  createCachedResponse,
  sendCachedResponse,
  type CachedResponse,
} from '../http/cachedResponse';
import { pathOf, type Handler } from '../http/handler';
import type { CalendarHistory } from './calendarHistory';
import { icalendar } from './icalendar';
import { followSchedule } from './schedule';
import type { ContentStore } from '../content/contentStore';
import type { Log } from '../http/log';
import { ourFault, sendText } from '../http/plainText';
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
  const schedule = followSchedule(content, history, log);
  const cache = new WeakMap<readonly CalendarEntry[], Map<string, Promise<CachedResponse>>>();
  const url = origin && origin + paths.events;

  function make(
    entries: readonly CalendarEntry[],
    path: string,
  ): Promise<CachedResponse> | undefined {
    if (path === paths.calendar)
      return createCalendarResponse(icalendar(entries, { name: league.longName, url }));
    const entry = entries.find(({ id }) => path === paths.eventCalendar(id));
    return entry && createCalendarResponse(icalendar([entry], { url }), fileName(entry.title));
  }

  async function responseAt(path: string): Promise<CachedResponse | undefined> {
    const entries = await schedule.current();
    const responses = cache.get(entries) ?? new Map<string, Promise<CachedResponse>>();
    cache.set(entries, responses);
    const response = responses.get(path) ?? make(entries, path);
    if (response) responses.set(path, response);
    return response;
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
    responseAt(path).then(
      (response) => {
        if (response) sendCachedResponse(req, res, response);
        else sendText(res, 404, 'Not found');
      },
      (error: unknown) => {
        log.error(error, `${path} could not be answered`);
        sendText(res, 500, ourFault);
      },
    );
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
