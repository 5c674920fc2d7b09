import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import content from '../../db.json';
import { pictureAlt } from '../content/pictureAlts';
import { boutsOf } from '../domain/bout';
import { champion, titleFight, videos, veteran } from '../testing/fixtures';
import { composedParts, pictureColour, pictureKey, pictureSources } from './pictures';

test.each([
  ['videos/f03-knockout', { folder: 'videos', fighter: 'f03', other: 'knockout' }],
  ['videos/f03-weigh-in', { folder: 'videos', fighter: 'f03', other: 'weigh-in' }],
  ['events/f03-f07', { folder: 'events', fighter: 'f03', other: 'f07' }],
  ['videos/v01', undefined],
  ['fighters/f03-f07', undefined],
  ['hero/hero-portrait', undefined],
])('the name of %s says what it is composed of: %o', (key, parts) => {
  expect(composedParts(key)).toEqual(parts);
});

test('a composed picture has the placeholder colour of its first fighter, and the widths of its kind', () => {
  const src = '/pictures/events/f20-f40.webp';
  expect(pictureColour(src)).toBe(pictureColour('/pictures/fighters/f20.webp'));
  expect(pictureSources(src)).toMatchObject({ width: 1600, height: 900 });
  expect(pictureColour('/pictures/events/nobody-f40.webp')).toBeUndefined();
});

test('a matchup has an alt text, which nothing else named alike has', () => {
  expect(pictureAlt('/pictures/events/f20-f40.webp')).toMatch(/^Two fighters/);
  expect(pictureAlt('/pictures/events/f20-nobody.webp')).toBeUndefined();
  expect(pictureAlt('/pictures/events/0123456789abcdef-1a0b0c.webp')).toBeUndefined();
});

/** Returns the name of the original in a fighter's picture. */
function nameOf(imageUrl: string | undefined): string | undefined {
  return pictureKey(imageUrl ?? '')?.replace('fighters/', '');
}

const league = [
  { name: 'the league', ...content },
  { name: 'stories', fighters: [champion, veteran], events: [titleFight], videos },
];

test.each(league)(
  'in the content of $name every video shows its own fighter and category',
  (its) => {
    const names = new Map(its.fighters.map(({ id, imageUrl }) => [id, nameOf(imageUrl)]));
    const expected = its.videos.map(({ fighterId, category }) => {
      return `/pictures/videos/${names.get(fighterId ?? '')}-${category}.webp`;
    });
    expect(its.videos.map(({ thumbnailUrl }) => thumbnailUrl)).toEqual(expected);
  },
);

test.each(league)(
  'in the content of $name every event shows its two fighters, left and right',
  (its) => {
    const boutOf = boutsOf(its.events, its.fighters);
    const bouts = its.events.flatMap((event) => {
      const bout = boutOf[event.id];
      return bout
        ? [{ imageUrl: event.imageUrl, names: bout.map((one) => nameOf(one.imageUrl)) }]
        : [];
    });
    expect(bouts).not.toEqual([]);
    expect(bouts.map(({ imageUrl }) => imageUrl)).toEqual(
      bouts.map(({ names }) => `/pictures/events/${names.join('-')}.webp`),
    );
  },
);

test.each(league)(
  'in the content of $name every picture has the files that a browser may choose',
  (its) => {
    const shown = [
      ...its.events.map(({ imageUrl }) => imageUrl),
      ...its.videos.map(({ thumbnailUrl }) => thumbnailUrl),
    ].filter((src) => src !== undefined);
    const urls = [...new Set(shown)].flatMap((src) => {
      const { avif, webp } = pictureSources(src) ?? {};
      return [src, ...`${avif}, ${webp}`.split(', ').map((entry) => entry.split(' ')[0] ?? '')];
    });
    expect(urls.filter((url) => !existsSync(`public${url}`))).toEqual([]);
  },
);
