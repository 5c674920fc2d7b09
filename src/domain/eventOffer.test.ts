import { describe, expect, it } from 'vitest';
import { offeredEvents } from './eventOffer';

const upcoming = ['first', 'second', 'third', 'fourth', 'fifth'].map((id, index) => ({
  id,
  date: index < 4 ? `2027-01-0${index + 1}T01:00:00Z` : undefined,
}));

const offered = (linkedId: string, events = upcoming, now = '2026-12-01', chosenId = '') =>
  offeredEvents(events, [linkedId, chosenId], Date.parse(now)).map(({ id }) => id);

describe('the events offered', () => {
  it.each(['', 'first', 'third', 'nobody'])('are the first three when the URL names %j', (id) => {
    expect(offered(id)).toEqual(['first', 'second', 'third']);
  });

  it('include a later event that the URL names as the last', () => {
    expect(offered('fourth')).toEqual(['first', 'second', 'fourth']);
    expect(offered('fifth')).toEqual(['first', 'second', 'fifth']);
  });

  it('are none whose time is over, unless the URL names it or the visitor has chosen it', () => {
    expect(offered('', upcoming, '2027-01-01T12:59Z')).toEqual(['first', 'second', 'third']);
    expect(offered('', upcoming, '2027-01-01T13:00Z')).toEqual(['second', 'third', 'fourth']);
    expect(offered('', upcoming, '2028-01-01')).toEqual(['fifth']);
    expect(offered('first', upcoming, '2028-01-01')).toEqual(['fifth', 'first']);
    expect(offered('fifth', upcoming, '2027-01-02', 'first')).toEqual(['second', 'first', 'fifth']);
  });

  it('are all upcoming events when there are fewer than three', () => {
    expect(offered('second', upcoming.slice(0, 2))).toEqual(['first', 'second']);
    expect(offered('second', [])).toEqual([]);
  });
});
