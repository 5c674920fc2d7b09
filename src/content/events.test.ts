import { expect, test } from 'vitest';
import { eventsContent } from './events';

test.each([
  ['all', 'No events are currently scheduled.'],
  ['live', 'No live events at the moment.'],
  ['upcoming', 'No upcoming events at the moment.'],
  ['completed', 'No completed events at the moment.'],
] as const)('an empty list filtered by %s reads %j', (filter, text) => {
  expect(eventsContent.empty.text(filter)).toBe(text);
});
