import { describe, expect, it } from 'vitest';
import { offeredEvents } from './eventOffer';

const upcoming = ['first', 'second', 'third', 'fourth', 'fifth'].map((id) => ({ id }));

const offered = (linkedId: string, events = upcoming) =>
  offeredEvents(events, linkedId).map(({ id }) => id);

describe('the events offered', () => {
  it.each(['', 'first', 'third', 'nobody'])('are the first three when the URL names %j', (id) => {
    expect(offered(id)).toEqual(['first', 'second', 'third']);
  });

  it('include a later event that the URL names as the last', () => {
    expect(offered('fourth')).toEqual(['first', 'second', 'fourth']);
    expect(offered('fifth')).toEqual(['first', 'second', 'fifth']);
  });

  it('are all upcoming events when there are fewer than three', () => {
    expect(offered('second', upcoming.slice(0, 2))).toEqual(['first', 'second']);
    expect(offered('second', [])).toEqual([]);
  });
});
