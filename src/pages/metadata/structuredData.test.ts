import type { SportsEvent } from 'schema-dts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import content from '../../../db.json';
import { eventSchema } from '../../domain/event';
import { fighterSchema } from '../../domain/fighter';
import {
  bareEvent,
  champion,
  completedEvent,
  liveEvent,
  newcomer,
  unknownStatusEvent,
  upcomingEvent,
} from '../../testing/fixtures';
import { schemaOrgProblems } from '../../testing/schemaOrg';
import { eventsLd, fighterLd, leagueLd } from './structuredData';

const toUrl = (path: string) => `https://league.example${path}`;

function graphOf(...things: unknown[]) {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
}

/** The compiler reads a megabyte of vocabulary. In milliseconds. */
const compileTime = 60_000;

test(
  'the league, every fighter and every event speak the vocabulary of schema.org',
  () => {
    const fighters = z.parse(z.array(fighterSchema), content.fighters);
    const events = z.parse(z.array(eventSchema), content.events);
    const graph = graphOf(
      ...leagueLd(toUrl),
      ...[...fighters, newcomer].flatMap((fighter) => fighterLd(fighter, toUrl)),
      ...eventsLd(events, toUrl, 0),
    );
    expect(schemaOrgProblems(graph)).toEqual([]);
  },
  compileTime,
);

test(
  'the check finds wrong properties, types and values, at any depth',
  () => {
    const problems = schemaOrgProblems(
      graphOf(
        { '@type': 'Person', name: 'Ada', startDate: '2026' },
        { '@type': 'Fighter', name: 'Ada' },
        { '@type': 'SportsEvent', eventStatus: 'live' },
        { '@type': 'SportsEvent', organizer: { '@type': 'SportsOrganization', nam: 'League' } },
      ),
    );
    expect(problems).toEqual([
      expect.stringContaining('startDate'),
      expect.stringContaining('Fighter'),
      expect.stringContaining('live'),
      expect.stringContaining('nam'),
    ]);
  },
  compileTime,
);

test('a fighter has every fact that the vocabulary has a word for', () => {
  const [person, trail] = fighterLd({ ...champion, height: `5'10" (178 cm)` }, toUrl);
  expect(person).toMatchObject({
    name: 'Rafael Monteiro',
    alternateName: 'The Tide',
    jobTitle: 'Lightweight fighter',
    image: 'https://league.example/pictures/share/fighters/f20.jpg',
    height: { value: 178, unitCode: 'CMT' },
    homeLocation: { '@type': 'Place', name: 'Recife, Brazil' },
    memberOf: { '@id': 'https://league.example/#league' },
  });
  expect(trail).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://league.example/fighters' },
      { position: 2, name: 'Rafael Monteiro' },
    ],
  });
});

test('a fact that is missing or cannot be read is left out', () => {
  const [person] = fighterLd({ ...newcomer, height: 'tall' }, toUrl);
  const facts = Object.keys(JSON.parse(JSON.stringify(person)) as object);
  expect(facts).not.toEqual(expect.arrayContaining(['alternateName']));
  expect(facts).not.toEqual(expect.arrayContaining(['homeLocation']));
  expect(facts).not.toEqual(expect.arrayContaining(['height']));
});

test('an event has what search engines ask of one', () => {
  expect(eventsLd([liveEvent], toUrl, 0)).toEqual([
    expect.objectContaining<Partial<SportsEvent>>({
      '@type': 'SportsEvent',
      name: 'Redline 24: No Way Back',
      startDate: '2026-11-21T23:00:00.000Z',
      location: {
        '@type': 'Place',
        name: 'Harbor Hall, Boston, Massachusetts',
        address: 'Harbor Hall, Boston, Massachusetts',
      },
      image: 'https://league.example/pictures/share/events/e01.jpg',
    }),
  ]);
});

test('live, coming and past events all keep their date, which is all that the status tells', () => {
  const described = eventsLd([liveEvent, upcomingEvent, completedEvent], toUrl, 0);
  expect(described.map((event) => (event as { eventStatus?: string }).eventStatus)).toEqual(
    Array.from({ length: 3 }, () => 'https://schema.org/EventScheduled'),
  );
});

test('an event without a date or a venue, or with an unknown status, is left out', () => {
  const withoutVenue = { ...upcomingEvent, venue: undefined };
  expect(eventsLd([bareEvent, withoutVenue, unknownStatusEvent], toUrl, 0)).toEqual([]);
});

test('an event whose time is over is described only if it is marked as completed', () => {
  const all = [liveEvent, upcomingEvent, completedEvent];
  const titlesAt = (now: string) =>
    eventsLd(all, toUrl, Date.parse(now)).map((event) => (event as { name?: string }).name);
  expect(titlesAt('2026-12-01')).toEqual([upcomingEvent.title, completedEvent.title]);
  expect(titlesAt('2027-03-15')).toEqual([completedEvent.title]);
});
