import { expect, it } from 'vitest';
import { eventIdFrom, registrationPath } from './eventId';

it.each([
  ['?event=E07', 'e07'],
  ['?event=', ''],
  ['?events=e07', ''],
  ['', ''],
])('the address %j asks for %j', (query, id) => {
  expect(eventIdFrom(new URLSearchParams(query))).toBe(id);
});

it('the address of a registration names its event', () => {
  const { pathname, searchParams } = new URL(registrationPath('a&b'), 'http://localhost');
  expect(pathname).toBe('/pay-per-view');
  expect(eventIdFrom(searchParams)).toBe('a&b');
});
