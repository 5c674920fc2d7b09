import { league } from '../../src/config/league';
import type { CalendarEntry } from '../../src/domain/calendar';
import { paths } from '../../src/urls/paths';
import {
  createCachedResponse,
  sendCachedResponse,
  type CachedResponse,
  createPromiseCache,
} from '../http/cachedResponse';
import { readRoute, type Route } from '../http/router';
import { Refusal } from '../http/refusal';
import type { CalendarHistory } from './calendarHistory';
import { icalendar } from './icalendar';
import { followSchedule } from './schedule';
import type { ContentStore } from '../content/contentStore';
import type { Log } from '../base/log';
import { dataHeaders } from '../http/securityHeaders';

/** The parts of the calendar. */
export interface CalendarParts {
  content: ContentStore;
  history: CalendarHistory;
  /** The site's public origin: without it, events name no address to read more at. */
  origin: string | undefined;
  log: Log;
}

/**
 * Returns the schedule for calendar apps: the whole of it, and each event by itself. A file is created on its first request,
 * and cached until the schedule changes; only events have files, so the size of the cache depends on the content.
 */
export function calendarRoutes({ content, history, origin, log }: CalendarParts): Route[] {
  const readSchedule = followSchedule(content, history, log);
  const url = origin && origin + paths.events;

  const responseTo = createPromiseCache((id, entries: readonly CalendarEntry[]) => {
    const entry = entries.find((other) => other.id === id);
    return entry
      ? createCalendarResponse(icalendar([entry], { url }), fileName(entry.title))
      : createCalendarResponse(icalendar(entries, { name: league.longName, url }));
  });

  return [
    readRoute(paths.calendar, async (context) => {
      sendCachedResponse(context, await responseTo('', await readSchedule()));
    }),
    readRoute('/calendar/:id.ics', async (context, id) => {
      const entries = await readSchedule();
      if (!entries.some((entry) => entry.id === id)) throw new Refusal(404, 'Not found');
      sendCachedResponse(context, await responseTo(id, entries));
    }),
  ];
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
