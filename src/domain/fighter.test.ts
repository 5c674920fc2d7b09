import { describe, expect, it } from 'vitest';
import { defaultBio, fighterStatus, fighterStatusLabels, formatRecord } from './fighter';

describe('a fighter’s status', () => {
  it.each([
    ['champion', 'CHAMPION'],
    ['rising-star', 'RISING STAR'],
    ['veteran', 'VETERAN'],
    ['prospect', 'PROSPECT'],
    ['active', 'ACTIVE'],
  ])('%s reads %s', (status, label) => {
    expect(fighterStatusLabels[fighterStatus(status)]).toBe(label);
  });

  it.each(['retired', '', 'CHAMPION', 'toString', '__proto__', 'constructor'])(
    '%j, which nobody knows, reads ACTIVE',
    (status) => {
      expect(fighterStatusLabels[fighterStatus(status)]).toBe('ACTIVE');
    },
  );
});

it('shows the specification’s default bio for a fighter without one', () => {
  expect(defaultBio).toBe(
    'A dedicated professional fighter with exceptional skills and unwavering determination.',
  );
});

it('formats a record as wins, losses, draws', () => {
  expect(formatRecord({ wins: 17, losses: 2, draws: 0 })).toBe('17-2-0');
});
