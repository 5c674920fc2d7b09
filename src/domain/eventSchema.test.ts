import { describe, expect, it } from 'vitest';
import { eventSchema } from './eventSchema';

describe('eventSchema', () => {
  it('takes an event that is only a title, as upcoming', () => {
    expect(eventSchema.parse({ id: 'e1', title: 'Redline 31' }).status).toBe('upcoming');
  });

  it('takes null for what an event may lack', () => {
    const { date, venue, imageUrl } = eventSchema.parse({
      id: 'e1',
      title: 'Redline 31',
      date: null,
      venue: null,
      imageUrl: null,
    });
    expect([date, venue, imageUrl]).toEqual([undefined, undefined, undefined]);
  });

  it('refuses a date that is none', () => {
    expect(eventSchema.safeParse({ id: 'e1', title: 'Redline 31', date: 'soon' }).success).toBe(
      false,
    );
  });
});
