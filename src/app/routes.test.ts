import { existsSync, readdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { communityContent } from '../content/community';
import { homeCounts } from '../content/home';
import type { FightEvent } from '../domain/event';
import type { Fighter } from '../domain/fighter';
import { champion, completedEvent, fighters, fixtureReader, liveEvent } from '../testing/fixtures';
import type { PageState } from './pageState';
import { renderPage } from './render';
import { matchRoute, routes, siteRoutes } from './routes';

const origin = 'https://league.example';

/** The title of each route of the specification. */
const titles = {
  '/': 'Redline Combat League',
  '/fighters': 'Fighters · Redline',
  '/fighters/:id': 'Rafael Monteiro · Redline',
  '/events': 'Fight Events · Redline',
  '/community': 'Community · Redline',
  '/pay-per-view': 'Pay Per View · Redline',
  '/signup': 'Join Redline · Redline',
  '*': '404 Page Not Found · Redline',
};

const render = (path: string) => renderPage(path, fixtureReader, origin);

/** An address of each route. */
const addresses = routes.map(
  (route) => route.addresses({ fighters: [champion] })[0]?.path ?? '/nowhere',
);

test('the routes of the specification are there, and none is for music', () => {
  const paths = routes.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(Object.keys(titles)));
  expect(paths.at(-1)).toBe('*');
  expect(paths.join()).not.toContain('music');
});

test('every route of the pages is on the list', () => {
  const folders = readdirSync('src/pages').filter((name) =>
    existsSync(`src/pages/${name}/route.ts`),
  );
  expect(routes).toHaveLength(folders.length);
});

test('each of its addresses leads to a route', () => {
  expect(addresses.map((path) => matchRoute(path).route)).toEqual(routes);
});

test.each(Object.entries(titles))('%s has the title of the specification', async (path, title) => {
  const { head } = await render(path.replace(':id', champion.id).replace('*', '/nowhere'));
  expect(/<title>(.*?)</.exec(head)?.[1]).toBe(title);
});

test.each(addresses)('%s has one title and a description, and is shared by them', async (path) => {
  const { head } = await render(path);
  const titles = [...head.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title);
  expect(titles).toHaveLength(1);
  expect(/<meta property="og:title" content="(.*?)"\/>/.exec(head)?.[1]).toBe(titles[0]);
  const [, description = ''] = /<meta name="description" content="(.*?)"\/>/.exec(head) ?? [];
  expect(description.length).toBeGreaterThan(40);
  expect(description.length).toBeLessThanOrEqual(155);
});

test('every page that can be found has a canonical address and a description of its own', async () => {
  const heads = await Promise.all(
    addresses.filter((path) => path !== '/nowhere').map(async (path) => (await render(path)).head),
  );
  const canonicals = heads.map((head) => /<link rel="canonical" href="(.*?)"\/>/.exec(head)?.[1]);
  expect(canonicals).toEqual(addresses.slice(0, -1).map((path) => origin + path));
  const descriptions = heads.map((head) => /name="description" content="(.*?)"/.exec(head)?.[1]);
  expect(new Set(descriptions).size).toBe(heads.length);
});

const [leader] = communityContent.rankings.entries;
const ranked = { ...champion, id: 'ranked', name: leader?.name ?? '' };

test('the community page has the profiles of its ranked fighters in its state, and no one else', async () => {
  const { body, state } = await renderPage('/community', {
    ...fixtureReader,
    fighters: () => Promise.resolve([ranked, ...fighters]),
  });
  expect(body).toContain('href="/fighters/ranked"');
  expect(state).toContain(ranked.id);
  expect(state).not.toContain(champion.id);
});

test('the samples of the community page are the same whatever the roster is, which alone is read', async () => {
  const read = vi.fn<() => Promise<never>>();
  const reads = {
    fighters: () => Promise.resolve([]),
    fighter: read,
    videosOf: read,
    events: read,
    upcomingEvents: read,
    now: () => 0,
  };
  const { body } = await renderPage('/community', reads);
  expect(body).toContain('COMMUNITY FORUM');
  expect(body).toContain(ranked.name);
  expect(body).not.toContain('href="/fighters/');
  expect(read).not.toHaveBeenCalled();
});

test.each(['/Fighters', '/fighters/'])('%s has the canonical address of its page', async (path) => {
  expect((await render(path)).head).toContain(`<link rel="canonical" href="${origin}/fighters"/>`);
});

test.each(['/nowhere', '/fighters/nobody'])('%s is not to be found', async (path) => {
  const { head, body, found } = await render(path);
  expect(found).toBe(false);
  expect(head).toContain('<meta name="robots" content="noindex"/>');
  expect(head).not.toContain('canonical');
  expect(head).not.toContain('og:url');
  expect(body).not.toContain('ld+json');
});

test('a text of the content cannot end the attribute or the script that carries it', async () => {
  const name = `"></script><i>'&`;
  const hostile = { ...champion, name, bio: name };
  const { head, body, state } = await renderPage(
    `/fighters/${champion.id}`,
    { ...fixtureReader, fighter: () => Promise.resolve(hostile) },
    origin,
  );
  for (const html of [head, body, state]) expect(html).not.toContain('<i>');
});

test('a rendered page has what its route reads, and of each list only what it shows', async () => {
  const { state } = await render('/');
  const json = /<script[^>]*>(.*)<\/script>/.exec(state)?.[1] ?? '';
  const { reads } = JSON.parse(json) as PageState;
  expect(Object.keys(reads)).toEqual(Object.keys(siteRoutes.home.queries({})));
  expect(reads.fighters).toEqual(fighters.slice(0, homeCounts.fighters));
});

test('the home page is the same for a league with ten times the fighters and past events', async () => {
  const many = <T>(records: readonly T[]) => Array.from({ length: 10 }, () => records).flat();
  const others = fighters.map((fighter) => ({ ...fighter, id: 'other', name: 'Somebody Else' }));
  const pageFor = (events: FightEvent[], roster: Fighter[]) =>
    renderPage('/', {
      ...fixtureReader,
      fighters: () => Promise.resolve(roster),
      events: () => Promise.resolve([liveEvent, ...events]),
    });
  const larger = await pageFor(many([completedEvent]), [...fighters, ...many(others)]);
  expect(larger).toEqual(await pageFor([completedEvent], fighters));
});
