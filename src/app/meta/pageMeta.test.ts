import type { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { eventQueries, fighterQueries } from '../../api/queries';
import { createQueryClient } from '../../api/queryClient';
import { defaultSharePicture } from '../../content/sharePictures';
import { defaultBio, type Fighter } from '../../domain/fighter';
import {
  champion,
  completedEvent,
  events,
  fighters,
  longNamed,
  newcomer,
  upcomingEvent,
} from '../../testing/fixtures';
import { renderPage } from '../render';
import { matchScreen, screens } from '../screens';
import { pageMeta } from './pageMeta';

const origin = 'https://league.example';

function metaAt(path: string, fill: (client: QueryClient) => void) {
  const { screen, params } = matchScreen(path);
  const client = createQueryClient();
  fill(client);
  return pageMeta(screen, { client, params, origin });
}

function profile(fighter: Fighter) {
  return metaAt(`/fighters/${fighter.id}`, (client) => {
    client.setQueryData(fighterQueries.byId(fighter.id).queryKey, fighter);
  });
}

const answers: Record<string, unknown> = {
  '/api/fighters': fighters,
  [`/api/fighters/${champion.id}`]: champion,
  [`/api/fighters/${champion.id}/videos`]: [],
  '/api/events': events,
  '/api/events/upcoming': [upcomingEvent],
};

const addresses: Record<string, string> = {
  '/fighters/:id': `/fighters/${champion.id}`,
  '*': '/nowhere',
};

test.each(screens.map(({ path }) => path))(
  '%s: one title, and it is shared by it',
  async (pattern) => {
    const path = addresses[pattern] ?? pattern;
    const { head } = await renderPage(path, (read) => Promise.resolve(answers[read]), origin);
    const titles = [...head.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title);
    expect(titles).toHaveLength(1);
    expect(/<meta property="og:title" content="(.*?)">/.exec(head)?.[1]).toBe(titles[0]);

    const { description } = metaAt(path, (client) => {
      client.setQueryData(fighterQueries.byId(champion.id).queryKey, champion);
    });
    expect(description.length).toBeGreaterThan(40);
    expect(description.length).toBeLessThanOrEqual(155);
  },
);

test('every screen that can be found has its own address and words', () => {
  const found = screens
    .filter(({ path }) => !path.includes(':') && path !== '*')
    .map(({ path }) => metaAt(path, () => undefined));
  expect(found.map(({ path }) => path)).toEqual(
    screens.map(({ path }) => path).filter((path) => path.startsWith('/') && !path.includes(':')),
  );
  expect(new Set(found.map(({ description }) => description)).size).toBe(found.length);
});

test('a profile leads with standing and record, and ends at a whole word', () => {
  const { description, type, path, picture } = profile(champion);
  expect(description).toMatch(/^Lightweight champion, 21-3-1\. Monteiro grew up .*[a-z]…$/);
  expect(description.length).toBeLessThanOrEqual(155);
  expect(type).toBe('profile');
  expect(path).toBe(`/fighters/${champion.id}`);
  expect(picture.src).toBe('/pictures/share/fighters/f20.jpg');
});

test('a fighter of no special standing is a fighter', () => {
  expect(profile(longNamed).description).toMatch(/^Women’s Strawweight fighter, 104-38-12\. /);
});

test('a profile without picture and bio is shared with what its page shows', () => {
  const { description, picture } = profile(newcomer);
  expect(description).toBe(`Welterweight fighter, 0-0-0. ${defaultBio}`);
  expect(picture.src).toBe('/pictures/share/fighters/default.jpg');
});

test('a picture from elsewhere is not ours to cut: the league’s own stands in', () => {
  const imageUrl = 'https://pictures.example/f.webp';
  expect(profile({ ...champion, imageUrl }).picture).toBe(defaultSharePicture);
});

test.each(['/nowhere', '/fighters/nobody'])('%s is not to be found', (path) => {
  const meta = metaAt(path, (client) => {
    client.setQueryData(fighterQueries.byId('nobody').queryKey, null);
  });
  expect(meta.path).toBeUndefined();
  expect(meta.jsonLd).toEqual([]);
});

test('the calendar is shared with the night that is on, or else with the next one', () => {
  const pictureOf = (calendar: typeof events) =>
    metaAt('/events', (client) => {
      client.setQueryData(eventQueries.all().queryKey, calendar);
    }).picture.src;
  const later = { ...upcomingEvent, date: '2027-05-01T20:00:00.000Z', imageUrl: undefined };
  expect(pictureOf(events)).toBe('/pictures/share/events/e01.jpg');
  expect(pictureOf([completedEvent, later, upcomingEvent])).toBe('/pictures/share/events/e05.jpg');
  expect(pictureOf([completedEvent, later])).toBe('/pictures/share/events/default.jpg');
  expect(pictureOf([completedEvent])).toBe('/og.jpg');
});

test('home tells of the league and of the events it shows', () => {
  const { jsonLd } = metaAt('/', (client) => {
    const calendar = Array.from({ length: 5 }, () => upcomingEvent);
    client.setQueryData(eventQueries.upcoming().queryKey, calendar);
  });
  expect(jsonLd.map((thing) => (thing as { '@type': string })['@type'])).toEqual([
    'SportsOrganization',
    'WebSite',
    ...Array.from({ length: 3 }, () => 'SportsEvent'),
  ]);
});
