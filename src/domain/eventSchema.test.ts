import { describe, expect, it } from 'vitest';
import { eventSchema } from './event';

describe('eventSchema', () => {
  it('accepts an event with only a title, as upcoming', () => {
    expect(eventSchema.parse({ id: 'e1', title: 'Redline 31' }).status).toBe('upcoming');
  });

  it('keeps the values of a complete event', () => {
    const whole = {
      ...{ id: 'e1', title: 'Redline 31', subtitle: 'Cruz vs. Lindqvist', status: 'live' },
      ...{ date: '2026-12-12T23:00:00.000Z', createdAt: '2026-06-01T08:00:00.000Z' },
      ...{ description: 'One night.', venue: 'Harbor Hall', imageUrl: '/e1.webp' },
      ticketUrl: 'https://tickets.example.com/e1',
    };
    expect(eventSchema.parse(whole)).toEqual(whole);
  });

  it.each(['subtitle', 'date', 'description', 'venue', 'imageUrl', 'ticketUrl', 'createdAt'])(
    'takes null for %s',
    (field) => {
      const event = eventSchema.parse({ id: 'e1', title: 'Redline 31', [field]: null });
      expect(event).toHaveProperty(field, undefined);
    },
  );

  it.each(['id', 'title'])('refuses an event without %s', (field) => {
    const { error } = eventSchema.safeParse({ id: 'e1', title: 'Redline 31', [field]: undefined });
    expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
  });

  it('refuses a text that is not a date', () => {
    expect(eventSchema.safeParse({ id: 'e1', title: 'Redline 31', date: 'soon' }).success).toBe(
      false,
    );
  });
});
