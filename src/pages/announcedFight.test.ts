import { expect, it } from 'vitest';
import { champion, liveFights, nextFights, titleFight, veteran } from '../testing/fixtures';
import { announcedFight } from './announcedFight';

const later = { ...titleFight, id: 'later', date: '2027-01-17T01:00:00.000Z' };
const calendar = [titleFight, later];
const [bout] = Object.values(nextFights.bouts);
const withoutPicture = [
  { id: 'a', surname: 'A' },
  { id: 'b', surname: 'B', imageUrl: '/b.webp' },
] as const;

const start = Date.parse(titleFight.date ?? '');
const liveStart = Date.parse(liveFights.live?.date ?? '');
const hour = 60 * 60_000;

it('the next fight leads, and leads to the registration for it', () => {
  expect(announcedFight(calendar, nextFights, start - 1)).toEqual({
    event: titleFight,
    fighters: [
      { id: champion.id, surname: 'Monteiro', imageUrl: champion.imageUrl },
      { id: veteran.id, surname: 'Wambugu', imageUrl: veteran.imageUrl },
    ],
    to: `/pay-per-view?event=${titleFight.id}`,
  });
});

it('the live fight comes before the next one, and leads to the live events', () => {
  expect(announcedFight(calendar, liveFights, liveStart)).toMatchObject({
    event: { status: 'live' },
    to: '/events?status=live',
  });
});

it('a fight that has started and is not live gives way to the following one', () => {
  const fights = { live: null, bouts: { ...nextFights.bouts, later: bout } };
  expect(announcedFight(calendar, fights, start - 1)?.event).toBe(titleFight);
  expect(announcedFight(calendar, fights, start + hour)?.event).toBe(later);
});

it('a live fight gives way to the next one when its time is over, whatever its status is', () => {
  const fights = { ...liveFights, bouts: { ...liveFights.bouts, ...nextFights.bouts } };
  const leading = (now: number) => announcedFight(calendar, fights, now)?.event;
  expect(leading(liveStart + 12 * hour - 1)).toBe(fights.live);
  expect(leading(liveStart + 12 * hour)).toBe(titleFight);
  expect(leading(Date.parse('2031-03-15'))).toBeUndefined();
});

it.each([
  ['there is no event', [], nextFights],
  ['the fighters of the next event are unknown', [later, titleFight], nextFights],
  [
    'the fighters of the live event are unknown',
    calendar,
    { ...liveFights, bouts: nextFights.bouts },
  ],
  [
    'a fighter has no picture',
    calendar,
    {
      live: null,
      bouts: { [titleFight.id]: withoutPicture },
    },
  ],
])('no fight leads when %s', (_, upcoming, fights) => {
  expect(announcedFight(upcoming, fights, liveStart)).toBeUndefined();
});
