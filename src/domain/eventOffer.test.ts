import { describe, expect, it } from 'vitest';
import { eventAskedFor, offeredEvents } from './eventOffer';

const upcoming = ['first', 'second', 'third', 'fourth', 'fifth'].map((id) => ({ id }));

const offered = (askedFor: string, events = upcoming) =>
  offeredEvents(events, askedFor).map(({ id }) => id);

describe('the events offered', () => {
  it.each(['', 'first', 'third', 'nobody'])('are the first three when %j is asked for', (id) => {
    expect(offered(id)).toEqual(['first', 'second', 'third']);
  });

  it('give their last place to a later one that is asked for', () => {
    expect(offered('fourth')).toEqual(['first', 'second', 'fourth']);
    expect(offered('fifth')).toEqual(['first', 'second', 'fifth']);
  });

  it('are all there are, when there are fewer', () => {
    expect(offered('second', upcoming.slice(0, 2))).toEqual(['first', 'second']);
    expect(offered('second', [])).toEqual([]);
  });
});

it.each([
  ['?event=e07', 'e07'],
  ['?event=', ''],
  ['?events=e07', ''],
  ['', ''],
])('the address %j asks for %j', (query, id) => {
  expect(eventAskedFor(new URLSearchParams(query))).toBe(id);
});
