import { describe, expect, it } from 'vitest';
import { defaultBio, fighterStatus, fighterStatusLabels, recordText } from './fighter';

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

it('has the specification’s text for a fighter without a bio', () => {
  expect(defaultBio).toBe(
    'A dedicated professional fighter with exceptional skills and unwavering determination.',
  );
});

it('writes a record as wins, losses, draws', () => {
  expect(recordText({ wins: 17, losses: 2, draws: 0 })).toBe('17-2-0');
});
