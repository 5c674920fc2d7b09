import { describe, expect, it } from 'vitest';
import { eventFilterFrom, withEventFilter } from './eventFilter';

describe('the filter in an address', () => {
  it.each(['live', 'upcoming', 'completed'] as const)('%s is read, and written again', (filter) => {
    const query = withEventFilter(new URLSearchParams('from=poster'), filter);
    expect(query.toString()).toBe(`from=poster&status=${filter}`);
    expect(eventFilterFrom(query)).toBe(filter);
  });

  it('is left out of the query for the filter all', () => {
    expect(withEventFilter(new URLSearchParams('status=live'), 'all').toString()).toBe('');
  });

  it.each(['', 'status=', 'status=LIVE', 'status=postponed', 'status=constructor'])(
    '%j asks for all',
    (query) => {
      expect(eventFilterFrom(new URLSearchParams(query))).toBe('all');
    },
  );
});
