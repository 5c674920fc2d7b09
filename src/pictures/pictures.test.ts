import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import manifest from '../../art/manifest.json';
import record from '../../art/outputs.json';
import { pictureAlt } from '../content/pictureAlts';
import { facePosition } from './facePosition';
import { defaultPictures, pictureColour, pictureKey, pictureSources } from './pictures';

test('offers a picture in each of its widths, in both formats, with its intrinsic size', () => {
  expect(pictureSources('/pictures/videos/v01.webp')).toEqual({
    avif: '/pictures/videos/v01-320.avif 320w, /pictures/videos/v01-640.avif 640w',
    webp: '/pictures/videos/v01-320.webp 320w, /pictures/videos/v01.webp 640w',
    width: 640,
    height: 360,
  });
});

test('distinguishes the portrait hero from the landscape one', () => {
  expect(pictureSources('/pictures/hero/hero.webp')).toMatchObject({ width: 2400, height: 1350 });
  expect(pictureSources('/pictures/hero/hero-portrait.webp')).toMatchObject({
    width: 1080,
    height: 1350,
  });
});

test.each([
  ['another site', 'https://example.com/pictures/fighters/f01.webp'],
  ['another folder', '/uploads/f01.webp'],
  ['another format', '/pictures/fighters/f01.jpg'],
  ['an unknown kind', '/pictures/sponsors/s01.webp'],
  ['a picture no variants were made of', '/pictures/fighters/newcomer.webp'],
])('offers no variants for %s', (_, src) => {
  expect(pictureSources(src)).toBeUndefined();
  expect(pictureColour(src)).toBeUndefined();
  expect(pictureAlt(src)).toBeUndefined();
});

test.each(Object.values(defaultPictures))('has the default picture %s', (src) => {
  expect(pictureSources(src)).toBeDefined();
});

test('a picture that was made while the site runs has its colour in its name, and the sources of its kind', () => {
  const src = '/pictures/events/0123456789abcdef-1a0b0c.webp';
  expect(pictureColour(src)).toBe('#1a0b0c');
  expect(pictureSources(src)).toMatchObject({ width: 1600, height: 900 });
  expect(pictureSources(src)?.avif).toMatch(
    /^\/pictures\/events\/0123456789abcdef-1a0b0c-400\.avif 400w, /,
  );
  expect(pictureColour('/pictures/fighters/ana-facade.webp')).toBeUndefined();
});

test('the outputs of every original are recorded', () => {
  expect(Object.keys(record)).toEqual(
    expect.arrayContaining(manifest.images.map(({ file }) => file)),
  );
});

// Other sites fetch the sharing image; no page shows it.
const shown = manifest.images
  .filter(({ file }) => file !== 'og.webp')
  .map(({ file, alt }) => ({ src: `/pictures/${file.includes('/') ? '' : 'hero/'}${file}`, alt }));

test.each(shown)('$src is complete: files, placeholder colour and alt text', ({ src, alt }) => {
  const sources = pictureSources(src);
  const urls = `${sources?.avif}, ${sources?.webp}`.split(', ').map((entry) => entry.split(' ')[0]);

  expect([src, ...urls].filter((url) => !existsSync(`public${url}`))).toEqual([]);
  expect(pictureColour(src)).toMatch(/^#[0-9a-f]{6}$/);
  expect(pictureAlt(src)).toBe(alt);
});

const fighters = manifest.images.filter(({ kind }) => kind === 'fighter');

test.each(fighters)('$file keeps its face in view when half of it is cropped', ({ file, face }) => {
  const [left = NaN, top = NaN] = facePosition(`/pictures/${file}`).split(' ').map(parseFloat);
  const [x = NaN, y = NaN] = face ?? [];
  // What is left of it begins at half of these, all in % of the picture.
  expect(Math.abs(x - (left / 2 + 25))).toBeLessThanOrEqual(5);
  expect(Math.abs(y - (top / 2 + 19))).toBeLessThanOrEqual(5);
});

test('a picture of another site keeps its top, where faces are', () => {
  expect(facePosition('https://example.com/fighter.jpg')).toBe('50% 10%');
  expect(facePosition(undefined)).toBe('50% 10%');
});

test('a key consists of the folder and the name', () => {
  expect(pictureKey('/pictures/fighters/f01.webp')).toBe('fighters/f01');
  expect(pictureKey('/pictures/fighters/../f01.webp')).toBeUndefined();
});
