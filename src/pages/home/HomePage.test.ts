import { expect, test } from 'vitest';
import { upcomingEvent } from '../../testing/fixtures';
import { metadata } from './HomePage';

test('the home page describes the league and the events it shows', () => {
  const data = Array.from({ length: 5 }, () => upcomingEvent);
  const { structuredData } = metadata({ events: { status: 'ready', data } }, 0);
  const things = structuredData?.((path) => path) ?? [];
  expect(things.map((thing) => (thing as { '@type': string })['@type'])).toEqual([
    'SportsOrganization',
    'WebSite',
    ...Array.from({ length: 3 }, () => 'SportsEvent'),
  ]);
});
