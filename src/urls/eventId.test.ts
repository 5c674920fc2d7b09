import { expect, it } from 'vitest';
import { eventIdFrom } from './eventId';

it.each([
  ['?event=e07', 'e07'],
  ['?event=', ''],
  ['?events=e07', ''],
  ['', ''],
])('the address %j asks for %j', (query, id) => {
  expect(eventIdFrom(new URLSearchParams(query))).toBe(id);
});
