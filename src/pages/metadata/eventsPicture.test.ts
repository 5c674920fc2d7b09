import { expect, test } from 'vitest';
import { completedEvent, events, upcomingEvent } from '../../testing/fixtures';
import { eventsPicture } from './eventsPicture';

test('events are shared with the one that is live, or else with the next one', () => {
  const later = { ...upcomingEvent, date: '2027-05-01T20:00:00.000Z', imageUrl: undefined };
  expect(eventsPicture(events).src).toBe('/pictures/share/events/e01.jpg');
  expect(eventsPicture([completedEvent, later, upcomingEvent]).src).toBe(
    '/pictures/share/events/e05.jpg',
  );
  expect(eventsPicture([completedEvent, later]).src).toBe('/pictures/share/events/default.jpg');
  expect(eventsPicture([completedEvent]).src).toBe('/og.jpg');
});
