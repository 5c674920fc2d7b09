import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { champion, events, fighters, upcomingEvent } from '../testing/fixtures';
import { renderPage } from './render';
import { matchRoute, routes } from './routes';

const origin = 'https://league.example';

const responses: Record<string, unknown> = {
  '/api/fighters': fighters,
  [`/api/fighters/${champion.id}`]: champion,
  [`/api/fighters/${champion.id}/videos`]: [],
  '/api/fighters/nobody/videos': [],
  '/api/events': events,
  '/api/events/upcoming': [upcomingEvent],
};

const render = (path: string) =>
  renderPage(path, (read) => Promise.resolve(responses[read]), origin);

/** An address of each route. */
const addresses = routes.map(
  (route) => route.addresses({ fighters: [champion] })[0]?.path ?? '/nowhere',
);

test('the routes are those of the specification, and none is for music', () => {
  expect(routes.map(({ path }) => path)).toEqual([
    ...['/', '/fighters', '/fighters/:id', '/events', '/community', '/pay-per-view', '/signup'],
    '*',
  ]);
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

test('every page has the title of the specification', async () => {
  const titles = addresses.map(
    async (path) => /<title>(.*?)</.exec((await render(path)).head)?.[1],
  );
  expect(await Promise.all(titles)).toEqual([
    'Redline Combat League',
    'Fighters · Redline',
    'Rafael Monteiro · Redline',
    'Fight Events · Redline',
    'Community · Redline',
    'Pay Per View · Redline',
    'Join Redline · Redline',
    '404 Page Not Found · Redline',
  ]);
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

test('the community page reads nothing from the server', async () => {
  const reads: string[] = [];
  const { body } = await renderPage('/community', (read) => {
    reads.push(read);
    return Promise.resolve(responses[read]);
  });
  expect(body).toContain('COMMUNITY FORUM');
  expect(reads).toEqual([]);
});

test.each(['/Fighters', '/fighters/'])('%s has the canonical address of its page', async (path) => {
  expect((await render(path)).head).toContain(`<link rel="canonical" href="${origin}/fighters"/>`);
});

test.each(['/nowhere', '/fighters/nobody'])('%s is not to be found', async (path) => {
  const { head, body, found } = await render(path);
  expect(found).toBe(false);
  expect(head).toContain('<meta name="robots" content="noindex"/>');
  expect(head).not.toContain('canonical');
  expect(body).not.toContain('ld+json');
});

test('a text of the content cannot end the attribute or the script that carries it', async () => {
  const name = `"></script><i>'&`;
  const hostile = { ...champion, name, bio: name };
  const { head, body, state } = await renderPage(
    `/fighters/${champion.id}`,
    (read) => Promise.resolve(read.endsWith('/videos') ? [] : hostile),
    origin,
  );
  for (const html of [head, body, state]) expect(html).not.toContain('<i>');
});
