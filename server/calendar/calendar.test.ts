import ICAL from 'ical.js';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../testing/testDatabase';
import { createCalendarHistory, type CalendarHistory } from './calendarHistory';
import { icalendar } from './icalendar';
import { sampleLeague } from '../testing/league';
import { sendRaw, serve } from '../testing/serve';
import { soon } from '../testing/soon';

vi.mock('./icalendar', { spy: true });

const sooner = '20000000-0000-4000-8000-000000000003';
const undated = '20000000-0000-4000-8000-000000000001';
const later = 'Later, though its text sorts first';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Lets the server think that it is another time. */
function setClock(now: string) {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
}

/** The sample league with its event "Sooner" changed; without it when there are no changes. */
function leagueWith(changes?: Record<string, unknown>) {
  const league = sampleLeague();
  league.events = league.events.flatMap((event) => {
    if (event.id !== sooner) return [event];
    return changes ? [{ ...event, ...changes }] : [];
  });
  return league;
}

/** What a calendar app takes from a file: the events, by title. */
async function read(url: string) {
  const text = await (await fetch(url)).text();
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, startDate, sequence } = new ICAL.Event(component);
    const status = String(component.getFirstPropertyValue('status'));
    const changed = String(component.getFirstPropertyValue('last-modified'));
    const url = component.getFirstPropertyValue('url');
    return [summary, { uid, start: startDate.toString(), sequence, status, changed, url }] as const;
  });
  return Object.fromEntries(events);
}

describe('the calendar', () => {
  it('contains every event with a date, the soonest first', async () => {
    const { origin } = await serve();
    const events = await read(`${origin}/calendar.ics`);
    expect(Object.keys(events)).toEqual(['Over', 'Sooner', later]);
    expect(events.Sooner).toMatchObject({
      uid: `${sooner}@events.redlinecombatleague.example`,
      start: '2127-01-01T23:00:00Z',
      sequence: 0,
      status: 'CONFIRMED',
      url: null,
    });
  });

  it('names the site where it knows its address', async () => {
    const { origin } = await serve({ variables: { PUBLIC_URL: 'https://league.example' } });
    const { Sooner } = await read(`${origin}/calendar.ics`);
    expect(Sooner?.url).toBe('https://league.example/events');
  });

  it('has a content type and the headers of data', async () => {
    const { origin } = await serve();
    const { headers } = await fetch(`${origin}/calendar.ics`);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('content-disposition')).toBeNull();
    expect(headers.get('cache-control')).toContain('must-revalidate');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each([
    ['REDLINE 28: “Malecón” / ../Ñandú\r\n', 'redline-28-malecon-nandu'],
    ['火曜日', 'event'],
  ])('of one event is a download with an ASCII file name: %j', async (title, name) => {
    const { origin } = await serve({ league: leagueWith({ title }) });
    const { headers } = await fetch(`${origin}/calendar/${sooner}.ics`);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}.ics"`);
    expect(Object.values(await read(`${origin}/calendar/${sooner}.ics`))).toHaveLength(1);
  });

  it('finds a dated event by the one spelling of its address', async () => {
    const { port } = await serve();
    expect((await sendRaw(port, `/calendar/${sooner}.ics?from=card`)).status).toBe(200);
    const others = [`${sooner}%20`, sooner.replace('-', '%2D'), '%00', '%', '..%2F..%2Fdb'];
    for (const path of [...others, 'nobody', undated]) {
      const { status, head } = await sendRaw(port, `/calendar/${path}.ics`);
      expect(status).toBe(404);
      expect(head).toMatch(/^content-type: text\/plain; charset=utf-8\r$/im);
    }
  });

  it('passes other paths on to the site', async () => {
    const { origin } = await serve();
    for (const path of ['/calendar', '/calendar/', '/calendar/a/b.ics', '/Calendar.ics']) {
      expect((await fetch(origin + path)).headers.get('content-type')).toContain('text/html');
    }
  });

  it('that could not be written is written again, and the log names its route', async () => {
    const { origin, log, logged } = await serve();
    for (const path of ['/calendar.ics', `/calendar/${sooner}.ics`]) {
      vi.mocked(icalendar).mockImplementationOnce(() => {
        throw new Error('once');
      });
      expect((await fetch(origin + path)).status).toBe(500);
      await expect.poll(async () => (await fetch(origin + path)).status, soon).toBe(200);
    }
    for (const route of ['/calendar.ics', '/calendar/:id.ics']) {
      expect(log.error).toHaveBeenCalledWith(new Error('once'), `${route} failed`);
    }
    expect(JSON.stringify(logged)).not.toContain(sooner);
  });
});

describe('a change of the schedule', () => {
  it('raises the sequence of what it touches, and nothing else', async () => {
    const { origin, replace } = await serve();
    const before = await read(`${origin}/calendar.ics`);
    setClock('2026-12-01T10:00:00.000Z');
    await replace(leagueWith({ venue: 'Harbor Hall' }));
    await vi.waitFor(async () => {
      const { Sooner, ...others } = await read(`${origin}/calendar.ics`);
      expect(Sooner).toEqual({ ...before.Sooner, sequence: 1, changed: '2026-12-01T10:00:00Z' });
      expect(others).toEqual({ Over: before.Over, [later]: before[later] });
    }, soon);
  });

  it.each([
    ['gone', undefined],
    ['without a date', { date: undefined }],
  ])('cancels an event that is %s, and takes it back when it returns', async (_, changes) => {
    setClock('2026-12-01T10:00:00.000Z');
    const { origin, replace } = await serve();
    const before = await read(`${origin}/calendar.ics`);
    await replace(leagueWith(changes));
    const cancelled = { ...before.Sooner, sequence: 1, status: 'CANCELLED' };
    for (const path of ['/calendar.ics', `/calendar/${sooner}.ics`]) {
      await expect.poll(async () => (await read(origin + path)).Sooner, soon).toEqual(cancelled);
    }
    await replace(sampleLeague());
    await expect
      .poll(async () => (await read(`${origin}/calendar.ics`)).Sooner, soon)
      .toMatchObject({
        sequence: 2,
        status: 'CONFIRMED',
      });
  });

  it('persists across a restart of the server', async () => {
    setClock('2026-12-01T10:00:00.000Z');
    const first = await serve({ league: leagueWith({ title: 'Old' }) });
    await fetch(`${first.origin}/calendar.ics`);
    const dataDir = join(first.folder, 'data');

    const openAgain = () => ({
      calendarHistory: createCalendarHistory(openTestDatabase({ dataDir })),
    });
    const changed = await serve({ league: leagueWith({ title: 'New' }), ...openAgain() });
    expect((await read(`${changed.origin}/calendar.ics`)).New?.sequence).toBe(1);
    setClock('2026-12-02T10:00:00.000Z');
    const unchanged = await serve({ league: leagueWith({ title: 'New' }), ...openAgain() });
    const [one, other] = await Promise.all(
      [changed, unchanged].map(({ origin }) => fetch(`${origin}/calendar.ics`)),
    );
    expect(other?.headers.get('etag')).toBe(one?.headers.get('etag'));
  });
});

describe('an unavailable history', () => {
  /** One that fails until it is mended. */
  function brokenMemory() {
    const history = { isBroken: true, update: vi.fn<CalendarHistory['update']>() };
    let known: Parameters<Parameters<CalendarHistory['update']>[0]>[0] = [];
    history.update.mockImplementation((change) => {
      if (history.isBroken) return Promise.reject(new Error('ENOSPC'));
      known = change(known);
      return Promise.resolve(known);
    });
    return Object.assign(history, { known: () => known });
  }

  it('does not affect the calendar, and is logged once', async () => {
    const calendarHistory = brokenMemory();
    const { origin, replace, log } = await serve({ calendarHistory });
    expect(Object.keys(await read(`${origin}/calendar.ics`))).toHaveLength(3);
    await replace(leagueWith({ title: 'Changed' }));
    await expect
      .poll(async () => (await read(`${origin}/calendar.ics`)).Changed?.sequence, soon)
      .toBe(1);
    expect(log.error).toHaveBeenCalledOnce();
    expect(log.error).toHaveBeenCalledWith(
      new Error('ENOSPC'),
      'Changes of the calendar cannot be stored',
    );
  });

  it('is retried a minute later, with the missed changes', async () => {
    setClock('2026-12-01T10:00:00.000Z');
    const calendarHistory = brokenMemory();
    const { origin, log } = await serve({ calendarHistory });
    await read(`${origin}/calendar.ics`);
    calendarHistory.isBroken = false;
    await read(`${origin}/calendar.ics`);
    expect(calendarHistory.update).toHaveBeenCalledOnce();

    setClock('2026-12-01T10:01:00.000Z');
    await read(`${origin}/calendar.ics`);
    await expect.poll(() => calendarHistory.known(), soon).toHaveLength(3);
    expect(log.info).toHaveBeenCalledWith('Changes of the calendar are stored again');
  });
});
