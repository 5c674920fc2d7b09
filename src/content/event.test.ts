import { describe, expect, it } from 'vitest';
import { eventStatus } from '../domain/event';
import { eventContent, eventDate, eventDescription, eventStatusLabels } from './event';

describe('an event’s status', () => {
  it.each([
    ['live', 'LIVE', 'WATCH LIVE'],
    ['upcoming', 'UPCOMING', 'GET TICKETS'],
    ['completed', 'COMPLETED', 'VIEW HIGHLIGHTS'],
    ['postponed', 'TBD', 'VIEW HIGHLIGHTS'],
    ['hasOwnProperty', 'TBD', 'VIEW HIGHLIGHTS'],
  ])('%s reads %s and offers %s', (status, label, action) => {
    expect(eventStatusLabels[eventStatus(status)]).toBe(label);
    expect(eventContent.action[eventStatus(status)]).toBe(action);
  });
});

it('shows the default description for an event without one', () => {
  expect(eventDescription({ description: ' ' })).toMatch(/\w/);
});

it('returns Date TBD when there is no date', () => {
  expect(eventDate(undefined)).toBe('Date TBD');
});
