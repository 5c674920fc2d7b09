import { describe, expect, it } from 'vitest';
import { eventSchema } from './eventSchema';

describe('eventSchema', () => {
  it('takes an event that is only a title, as upcoming', () => {
    expect(eventSchema.parse({ id: 'e1', title: 'Redline 31' }).status).toBe('upcoming');
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

  it('refuses a date that is none', () => {
    expect(eventSchema.safeParse({ id: 'e1', title: 'Redline 31', date: 'soon' }).success).toBe(
      false,
    );
  });
});
