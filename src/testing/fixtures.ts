import type { LeagueReader } from '../api/leagueReader';
import type { FightAnnouncement } from '../components/events/FaceOff';
import { boutsOf, type NextFights } from '../domain/bout';
import type { FightEvent } from '../domain/event';
import type { Fighter } from '../domain/fighter';
import type { Video } from '../domain/video';

/** A fighter with every field filled in. */
export const champion: Fighter = {
  id: '7a1c2f0e-1111-4c1b-9d3e-5b1f6a2c0001',
  name: 'Rafael Monteiro',
  nickname: 'The Tide',
  weightClass: 'Lightweight',
  record: '21-3-1',
  wins: 21,
  losses: 3,
  draws: 1,
  status: 'champion',
  bio: 'Monteiro grew up hauling nets in Recife and fights the way the sea works: he comes back, and back, and back. He has finished seven of his last eight opponents, all of them after the second round.',
  imageUrl: '/pictures/fighters/f20.webp',
  hometown: 'Recife, Brazil',
  height: '5 ft 10 in',
  reach: '73 in',
  createdAt: '2026-01-05T12:00:00.000Z',
  updatedAt: '2026-10-19T08:30:00.000Z',
};

export const risingStar: Fighter = {
  ...champion,
  id: '7a1c2f0e-1111-4c1b-9d3e-5b1f6a2c0002',
  name: 'Ingrid Solheim',
  nickname: 'Northern Light',
  weightClass: 'Women’s Bantamweight',
  record: '9-0-0',
  wins: 9,
  losses: 0,
  draws: 0,
  status: 'rising-star',
  bio: 'Unbeaten since she left the ski team at nineteen.',
  imageUrl: '/pictures/fighters/f55.webp',
  hometown: 'Tromsø, Norway',
};

export const veteran: Fighter = {
  ...champion,
  id: '7a1c2f0e-1111-4c1b-9d3e-5b1f6a2c0003',
  name: 'Joseph Wambugu',
  nickname: undefined,
  weightClass: 'Light Heavyweight',
  record: '32-14-2',
  wins: 32,
  losses: 14,
  draws: 2,
  status: 'veteran',
  bio: 'Forty-eight fights, four continents, and never once a step backwards at the bell.',
  imageUrl: '/pictures/fighters/f40.webp',
  hometown: 'Nyeri, Kenya',
};

export const prospect: Fighter = {
  ...champion,
  id: '7a1c2f0e-1111-4c1b-9d3e-5b1f6a2c0004',
  name: 'Tae-yang Seo',
  nickname: 'Metronome',
  weightClass: 'Flyweight',
  record: '4-1-0',
  wins: 4,
  losses: 1,
  draws: 0,
  status: 'prospect',
  imageUrl: '/pictures/fighters/f01.webp',
  hometown: 'Busan, South Korea',
};

/** Only the required fields: no picture, no bio, no nickname, no details and no fights. */
export const newcomer: Fighter = {
  id: '7a1c2f0e-1111-4c1b-9d3e-5b1f6a2c0005',
  name: 'Dana Petrov',
  weightClass: 'Welterweight',
  record: '0-0-0',
  wins: 0,
  losses: 0,
  draws: 0,
  status: 'active',
};

/** A name longer than any that the layout was designed for. */
export const longNamed: Fighter = {
  ...champion,
  id: '7a1c2f0e-1111-4c1b-9d3e-5b1f6a2c0006',
  name: 'Maximiliano Oyarzabal-Featherstonehaugh',
  nickname: 'The Unpronounceable Gentleman of the Pampas',
  weightClass: 'Women’s Strawweight',
  record: '104-38-12',
  wins: 104,
  losses: 38,
  draws: 12,
  status: 'active',
  imageUrl: '/pictures/fighters/f03.webp',
};

/** A name of one word of 63 letters. */
export const oneWordNamed: Fighter = {
  ...longNamed,
  name: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
};

/** A text from outside without a place to break it, such as the JSON of a server's error. */
export const unbrokenWord = '{"error":"Unique"}'.repeat(7);

/** A status unknown to the site, which is labelled ACTIVE (spec §4). */
export const unknownStatus: Fighter = {
  ...veteran,
  id: '7a1c2f0e-1111-4c1b-9d3e-5b1f6a2c0007',
  name: 'Luca Ferrante',
  status: 'on-sabbatical',
  imageUrl: '/pictures/fighters/f02.webp',
};

/** A small roster, one of each kind. */
export const fighters: Fighter[] = [
  champion,
  risingStar,
  veteran,
  prospect,
  newcomer,
  longNamed,
  unknownStatus,
];

export const liveEvent: FightEvent = {
  id: 'e0000000-2222-4c1b-9d3e-5b1f6a2c0001',
  title: 'Redline 24: No Way Back',
  subtitle: 'Monteiro vs. Adeyemi',
  date: '2026-11-21T23:00:00.000Z',
  status: 'live',
  description:
    'The rematch that two countries stayed up for. Monteiro puts the lightweight belt on the line against the only man who ever heard the bell with him still standing.',
  venue: 'Harbor Hall, Boston, Massachusetts',
  imageUrl: '/pictures/events/e01.webp',
};

export const upcomingEvent: FightEvent = {
  ...liveEvent,
  id: 'e0000000-2222-4c1b-9d3e-5b1f6a2c0002',
  title: 'Redline 25: Winter Law',
  subtitle: 'Two belts, one night',
  date: '2026-12-13T01:00:00.000Z',
  status: 'upcoming',
  description:
    'Solheim walks out for her first title fight, and the heavyweights settle a winter of talk.',
  imageUrl: '/pictures/events/e05.webp',
};

/** Upcoming, and its subtitle names two fighters of the roster who have pictures. */
export const titleFight: FightEvent = {
  ...upcomingEvent,
  id: 'e0000000-2222-4c1b-9d3e-5b1f6a2c0007',
  title: 'Redline 25: High Water',
  subtitle: 'Monteiro vs. Wambugu',
  imageUrl: '/pictures/events/f20-f40.webp',
};

export const completedEvent: FightEvent = {
  ...liveEvent,
  id: 'e0000000-2222-4c1b-9d3e-5b1f6a2c0003',
  title: 'Redline 23: Undertow',
  subtitle: undefined,
  date: '2026-10-17T23:00:00.000Z',
  status: 'completed',
  description: 'Nine fights, six finishes, and a cage floor that needed changing twice.',
  imageUrl: '/pictures/events/e02.webp',
};

/** Only the required fields: no date, no subtitle, no venue, no description, no picture. */
export const bareEvent: FightEvent = {
  id: 'e0000000-2222-4c1b-9d3e-5b1f6a2c0004',
  title: 'Redline 31',
  status: 'upcoming',
};

/** A title longer than any that the layout was designed for. */
export const longTitled: FightEvent = {
  ...upcomingEvent,
  id: 'e0000000-2222-4c1b-9d3e-5b1f6a2c0006',
  title: 'Redline 27: Oyarzabal-Featherstonehaugh vs Vasquez-Konstantinopoulos',
  subtitle: 'The women’s strawweight title eliminator nobody could fit on a poster',
  venue: 'The Old Municipal Exhibition Ground, Hall 7, Santiago del Estero, Argentina',
};

/** A status unknown to the site, which is labelled TBD (spec §4). */
export const unknownStatusEvent: FightEvent = {
  ...upcomingEvent,
  id: 'e0000000-2222-4c1b-9d3e-5b1f6a2c0005',
  title: 'Redline 26: Open Door',
  status: 'announced',
};

/** Upcoming events, soonest first: one more than the pay-per-view form offers. */
export const upcomingEvents: FightEvent[] = [
  upcomingEvent,
  {
    ...upcomingEvent,
    id: 'second',
    title: 'Redline 26: Paper Crown',
    date: '2027-01-17T01:00:00.000Z',
  },
  bareEvent,
  { ...bareEvent, id: 'fourth', title: 'Redline 32: One Too Many' },
];

/** A small calendar, one of each kind. */
export const events: FightEvent[] = [
  liveEvent,
  upcomingEvent,
  bareEvent,
  unknownStatusEvent,
  completedEvent,
];

/** Reads {@link fighters} and {@link events}. */
export const fixtureReader: LeagueReader = {
  fighters: () => Promise.resolve(fighters),
  fighter: (id) => Promise.resolve(fighters.find((fighter) => fighter.id === id) ?? null),
  videosOf: () => Promise.resolve([]),
  events: () => Promise.resolve(events),
  upcomingEvents: () => Promise.resolve([upcomingEvent]),
  now: () => Date.UTC(2026, 10, 21, 12),
};

/** Nothing is live, and no upcoming event names its fighters. */
export const noFights: NextFights = { live: null, bouts: {} };

/** Nothing is live, and the fighters of {@link titleFight} are known. */
export const nextFights: NextFights = { live: null, bouts: boutsOf([titleFight], fighters) };

const liveFight: FightEvent = {
  ...liveEvent,
  subtitle: titleFight.subtitle,
  imageUrl: titleFight.imageUrl,
};

/** An event is live, and its fighters are known. */
export const liveFights: NextFights = { live: liveFight, bouts: boutsOf([liveFight], fighters) };

/** An announcement of {@link titleFight}. */
export const announcement: FightAnnouncement = {
  event: titleFight,
  fighters: [
    { surname: 'Monteiro', imageUrl: '/pictures/fighters/f20.webp' },
    { surname: 'Wambugu', imageUrl: '/pictures/fighters/f40.webp' },
  ],
  to: `/pay-per-view?event=${titleFight.id}`,
};

/** The longest names of the league. */
export const longAnnouncement: FightAnnouncement = {
  ...announcement,
  fighters: [
    { ...announcement.fighters[0], surname: 'Oyarzabal-Featherstonehaugh' },
    { ...announcement.fighters[1], surname: 'Papadiamantopoulou-Reyes' },
  ],
};

/** The thumbnails of {@link videos}, by category. Written out: `npm run images` finds here what to compose. */
const thumbnails = Object.entries({
  knockout: '/pictures/videos/f20-knockout.webp',
  submission: '/pictures/videos/f20-submission.webp',
  interview: '/pictures/videos/f20-interview.webp',
  highlight: '/pictures/videos/f20-highlight.webp',
  'behind-the-scenes': '/pictures/videos/f20-behind-the-scenes.webp',
});

/** Thirty videos: as many as the busiest profile carries. */
export const videos: Video[] = Array.from({ length: 30 }, (_, index) => {
  const [category, thumbnailUrl] = thumbnails[index % thumbnails.length] ?? ['highlight'];
  return {
    id: `v0000000-3333-4c1b-9d3e-${String(index).padStart(12, '0')}`,
    title: `Monteiro breaks ${['Adeyemi', 'Kowalczyk', 'Ferrante'][index % 3] ?? ''} in round ${String((index % 5) + 1)}`,
    description: 'The body shot that ended it, from three angles and at a tenth of the speed.',
    url: `https://videos.example.com/${String(index)}`,
    thumbnailUrl,
    fighterId: champion.id,
    category,
    // From one view to some thousands, so that both the singular and the plural appear.
    views: index === 0 ? 12_480 : index === 1 ? 1 : index * 937,
  };
});
