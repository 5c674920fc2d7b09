import ICAL from 'ical.js';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { league } from '../../src/config/league';
import type { CalendarEntry } from '../../src/domain/calendar';
import { icalendar } from './icalendar';

const night: CalendarEntry = {
  id: '20000000-0000-4000-8000-000000000003',
  status: 'confirmed',
  start: '2027-01-02T01:00:00.000Z',
  title: 'Redline 31',
  text: 'Cruz vs. Lindqvist\n\nOne night.',
  place: 'Harbor Hall',
  sequence: 2,
  changedAt: '2026-11-21T12:00:00.000Z',
};

const name = 'Redline Combat League';

/** Reads a calendar as a calendar app does. */
function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return Object.assign(event, {
      value: (property: string) => component.getFirstPropertyValue(property),
    });
  });
  return { calendar, events };
}

function parseOne(changes: Partial<CalendarEntry> = {}) {
  const [event] = parse(icalendar([{ ...night, ...changes }], {})).events;
  if (!event) throw new Error('There is no event in it');
  return event;
}

describe('a calendar', () => {
  it('has its name and a refresh interval of an hour', () => {
    const { calendar } = parse(icalendar([night], { name }));
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toBe(`-//${league.longName}//Calendar//EN`);
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(name);
    expect(calendar.getFirstPropertyValue('x-published-ttl')).toBe('PT1H');
    expect(calendar.getFirstPropertyValue('name')).toBe(name);
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H');
    // With a method it would be an invitation, which needs an organizer (RFC 5546 §3.2.1).
    expect(calendar.getFirstProperty('method')).toBeNull();
  });

  it('escapes its name', () => {
    expect(icalendar([], { name: 'A, B; C\\' })).toContain('\r\nNAME:A\\, B\\; C\\\\\r\n');
  });

  it('contains all fields of an event', () => {
    const { events } = parse(icalendar([night], { url: 'https://league.example/events' }));
    const [event] = events;
    expect(event).toMatchObject({
      uid: '20000000-0000-4000-8000-000000000003@events.redlinecombatleague.example',
      summary: 'Redline 31',
      description: 'Cruz vs. Lindqvist\n\nOne night.',
      location: 'Harbor Hall',
      sequence: 2,
    });
    expect(event?.startDate.toString()).toBe('2027-01-02T01:00:00Z');
    expect(event?.endDate.toString()).toBe('2027-01-02T05:00:00Z');
    expect(String(event?.value('dtstamp'))).toBe('2026-11-21T12:00:00Z');
    expect(String(event?.value('last-modified'))).toBe('2026-11-21T12:00:00Z');
    expect(event?.value('status')).toBe('CONFIRMED');
    expect(event?.value('url')).toBe('https://league.example/events');
  });

  it('leaves out missing fields', () => {
    const event = parseOne({ text: undefined, place: undefined });
    for (const property of ['description', 'location', 'url']) {
      expect(event.value(property)).toBeNull();
    }
  });

  it.each([
    ['tentative', 'TENTATIVE'],
    ['cancelled', 'CANCELLED'],
  ] as const)('says that an event is %s', (status, published) => {
    expect(parseOne({ status }).value('status')).toBe(published);
  });

  it('is valid without events', () => {
    expect(parse(icalendar([], { name })).events).toEqual([]);
  });

  it('is the same bytes for the same entries, whenever it is made', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const calendar = icalendar([night], { name });
    vi.setSystemTime('2027-01-02T09:00:00.000Z');
    expect(icalendar([night], { name })).toBe(calendar);
  });

  it.each([
    ['the night the clocks go forward', '2027-03-14T06:30:00.000Z', '2027-03-14T10:30:00Z'],
    ['the night they go back', '2026-11-01T05:30:00.000Z', '2026-11-01T09:30:00Z'],
    ['the turn of the year', '2026-12-31T23:00:00.000Z', '2027-01-01T03:00:00Z'],
  ])('has its times in UTC through %s', (_, start, end) => {
    const event = parseOne({ start });
    expect(event.startDate.toJSDate().toISOString()).toBe(start);
    expect(event.endDate.toString()).toBe(end);
  });

  it('preserves every character of a text', () => {
    const title = 'Cruz, “Thunder”; Lindqvist \\n BEGIN:VEVENT: 火曜日 🥊 عربي';
    const event = parseOne({
      title,
      place: 'Hall 7, Malecón; Lima',
      text: 'One,\ntwo;\n\tthree\\',
    });
    expect(event.summary).toBe(title);
    expect(event.location).toBe('Hall 7, Malecón; Lima');
    expect(event.description).toBe('One,\ntwo;\n\tthree\\');
  });

  it('escapes texts so that none becomes a line of the calendar', () => {
    const { events } = parse(
      icalendar([{ ...night, title: 'A\r\nEND:VEVENT\rBEGIN:VEVENT\u0007\u0085' }], {}),
    );
    expect(events.map(({ summary }) => summary)).toEqual(['A\nEND:VEVENT\nBEGIN:VEVENT']);
  });

  it.each([
    ['of one octet', 'a'],
    ['of two', 'é'],
    ['of three', '火'],
    ['of four', '🥊'],
    ['that are to be escaped', ',;\\\n'],
  ])('folds its lines at 75 octets, in characters %s', (_, characters) => {
    for (let before = 0; before < 4; before += 1) {
      const title = 'x'.repeat(before) + characters.repeat(200);
      const text = icalendar([{ ...night, title, text: title, id: 'i'.repeat(200) }], {
        name: title,
      });
      const lengths = text.split('\r\n').map((line) => Buffer.byteLength(line));
      expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
      expect(Math.max(...lengths)).toBeGreaterThan(70);
      expect(text).not.toMatch(/[^\r]\n|\uFFFD/);
      expect(Buffer.from(text).toString()).toBe(text);
      const [event] = parse(text).events;
      expect([event?.summary, event?.description]).toEqual([title, title]);
    }
  });

  it('has a unique name for every id', () => {
    const ids = ['a b', 'a,b', 'a;b', 'a\nb', 'a%20b', 'a@b'];
    const { events } = parse(
      icalendar(
        ids.map((id) => ({ ...night, id })),
        {},
      ),
    );
    const names = events.map(({ uid }) => uid);
    expect(new Set(names).size).toBe(ids.length);
    for (const uid of names) expect(uid).toMatch(/^[\w%]+@events\.redlinecombatleague\.example$/);
  });

  it('leaves out a URL that the library refuses', () => {
    const { events } = parse(icalendar([night], { url: 'http://[::1]:3000/events' }));
    expect(events.map((event) => event.value('url'))).toEqual([null]);
  });
});
