import { http, HttpResponse, type RequestHandler } from 'msw';
import { bySoonest, type FightEvent } from '../domain/event';
import type { Fighter } from '../domain/fighter';
import type { Video } from '../domain/video';
import {
  bareEvent,
  champion,
  completedEvent,
  liveEvent,
  longNamed,
  longTitled,
  newcomer,
  prospect,
  risingStar,
  upcomingEvent,
  veteran,
  videos,
} from './fixtures';

/** The content of whole pages: usual records, long ones, records with required fields only, or none. */
export type LeagueContent = 'normal' | 'long' | 'bare' | 'empty';

interface FakeLeague {
  fighters: Fighter[];
  events: FightEvent[];
  videos: Video[];
}

/** Fighters in addition to those of the fixtures. */
const contenders: Pick<Fighter, 'name' | 'nickname' | 'weightClass' | 'status'>[] = [
  { name: 'Amara Diallo', nickname: 'Harmattan', weightClass: 'Welterweight', status: 'champion' },
  { name: 'Tomasz Kowalczyk', weightClass: 'Lightweight', status: 'active' },
  { name: 'Leilani Kahale', nickname: 'Reef', weightClass: 'Women’s Flyweight', status: 'active' },
  { name: 'Femi Adeyemi', nickname: 'The Bell', weightClass: 'Lightweight', status: 'veteran' },
  { name: 'Sofia Marchetti', weightClass: 'Women’s Bantamweight', status: 'rising-star' },
  { name: 'Jonas Weber', nickname: 'Granite', weightClass: 'Heavyweight', status: 'active' },
  {
    name: 'Priya Raman',
    nickname: 'Monsoon',
    weightClass: 'Women’s Flyweight',
    status: 'prospect',
  },
  { name: 'Mateo Ibarra', weightClass: 'Middleweight', status: 'active' },
];

const fighterId = (number: number) => `7a1c2f0e-4444-4c1b-9d3e-${String(number).padStart(12, '0')}`;

const normalFighters: Fighter[] = [
  ...[champion, risingStar, veteran, prospect],
  ...contenders.map((contender, index) => ({
    ...champion,
    nickname: undefined,
    ...contender,
    id: fighterId(index),
    record: `${12 - index}-${index}-0`,
    wins: 12 - index,
    losses: index,
    draws: 0,
    bio: undefined,
    imageUrl: `/pictures/fighters/f1${index}.webp`,
    hometown: undefined,
  })),
];

/** The dates of the upcoming events, each with the number of the event. */
const comingDates: [number: number, date: string][] = [
  [26, '2027-01-17T01:00:00.000Z'],
  [27, '2027-02-14T01:00:00.000Z'],
  [28, '2027-03-21T00:00:00.000Z'],
];

const eventId = (number: number) => `e0000000-5555-4c1b-9d3e-${String(number).padStart(12, '0')}`;

const normalEvents: FightEvent[] = [
  liveEvent,
  upcomingEvent,
  ...comingDates.map(([number, date], index) => ({
    ...upcomingEvent,
    id: eventId(number),
    title: `Redline ${number}: ${['Paper Crown', 'Open Door', 'Spring Tide'][index] ?? ''}`,
    subtitle: undefined,
    date,
    imageUrl: `/pictures/events/e0${index + 6}.webp`,
  })),
  completedEvent,
];

/** Three videos of each fighter except the champion, who has twelve. */
function videosOf(fighters: Fighter[]): Video[] {
  return fighters.flatMap(({ id, name }) =>
    videos.slice(0, id === champion.id ? 12 : 3).map((video, index) => ({
      ...video,
      id: `${id}-video-${index}`,
      title: id === champion.id ? video.title : `${name}, round ${index + 1}`,
      fighterId: id,
    })),
  );
}

const longSentence =
  'A night that was announced three times, moved twice, sold out in eleven minutes, and is still spoken of in the bars around the Old Municipal Exhibition Ground by people who were not there. ';

const longFighters: Fighter[] = normalFighters.map((fighter, index) => ({
  ...longNamed,
  id: fighter.id,
  name: `${longNamed.name} ${['', 'Junior', 'the Third', 'of Santiago'][index % 4] ?? ''}`.trim(),
  weightClass: fighter.weightClass,
  status: fighter.status,
  bio: longSentence.repeat(4),
  hometown: 'San Fernando del Valle de Catamarca, Argentina',
}));

const longEvents: FightEvent[] = normalEvents.map(({ id, date, status }) => ({
  ...longTitled,
  id,
  date,
  status,
  description: longSentence.repeat(2),
}));

const bareFighters: Fighter[] = normalFighters.map(({ id, name, weightClass }) => ({
  ...newcomer,
  id,
  name,
  weightClass,
}));

const bareEvents: FightEvent[] = normalEvents.map(({ id, title, status }) => ({
  ...bareEvent,
  id,
  title,
  status,
}));

/** The fake league, by its content. The ids are the same in each, so that a URL works in all of them. */
export const fakeLeagues: Record<LeagueContent, FakeLeague> = {
  normal: {
    fighters: normalFighters,
    events: normalEvents,
    videos: videosOf(normalFighters),
  },
  long: {
    fighters: longFighters,
    events: longEvents,
    videos: videosOf(longFighters).map((video) => ({
      ...video,
      title: `${video.title}: ${longSentence}`,
      description: longSentence.repeat(3),
    })),
  },
  bare: {
    fighters: bareFighters,
    events: bareEvents,
    videos: videosOf(bareFighters).map(({ id, title, url, fighterId }) => ({
      ...{ id, title, url, fighterId },
      category: 'highlight',
      views: 0,
    })),
  },
  empty: { fighters: [], events: [], videos: [] },
};

/** Returns request handlers that serve the documented API (spec §7) from a fake league, at the page's own origin or another. */
export function leagueHandlers(
  { fighters, events, videos }: FakeLeague,
  origin = '',
): RequestHandler[] {
  const createdAt = '2026-11-21T12:00:00.000Z';
  const accepted = () => HttpResponse.json({ id: '1', createdAt }, { status: 201 });
  return [
    http.get(`${origin}/api/fighters`, () => HttpResponse.json(fighters)),
    http.get(`${origin}/api/fighters/:id`, ({ params }) => {
      const fighter = fighters.find(({ id }) => id === params.id);
      return fighter
        ? HttpResponse.json(fighter)
        : new HttpResponse('Fighter not found', { status: 404 });
    }),
    http.get(`${origin}/api/fighters/:id/videos`, ({ params }) =>
      HttpResponse.json(videos.filter(({ fighterId }) => fighterId === params.id)),
    ),
    http.get(`${origin}/api/events`, () => HttpResponse.json(events)),
    http.get(`${origin}/api/events/upcoming`, () =>
      HttpResponse.json(events.filter(({ status }) => status === 'upcoming').sort(bySoonest)),
    ),
    http.post(`${origin}/api/signups`, accepted),
    http.post(`${origin}/api/pay-per-view-signups`, accepted),
  ];
}
