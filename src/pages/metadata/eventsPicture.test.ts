import { expect, test } from 'vitest';
import { completedEvent, events, upcomingEvent } from '../../testing/fixtures';
import { eventsPicture } from './eventsPicture';

const now = Date.parse('2026-11-21T12:00Z');

test('events are shared with the one that is live, or else with the next one', () => {
  const later = { ...upcomingEvent, date: '2027-05-01T20:00:00.000Z', imageUrl: undefined };
  expect(eventsPicture(events, now).src).toBe('/pictures/share/events/e01.jpg');
  expect(eventsPicture([completedEvent, later, upcomingEvent], now).src).toBe(
    '/pictures/share/events/e05.jpg',
  );
  expect(eventsPicture([completedEvent, later], now).src).toBe(
    '/pictures/share/events/default.jpg',
  );
  expect(eventsPicture([completedEvent], now).src).toBe('/og.jpg');
  expect(eventsPicture([...events, later], Date.parse('2027-04-01')).src).toBe(
    '/pictures/share/events/default.jpg',
  );
});
