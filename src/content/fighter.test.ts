import { describe, expect, it } from 'vitest';
import { fighterStatus } from '../domain/fighter';
import { fighterBio, fighterStatusLabels } from './fighter';

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
  expect(fighterBio({ bio: ' ' })).toBe(
    'A dedicated professional fighter with exceptional skills and unwavering determination.',
  );
});
