import path from 'node:path';
import { expect, test } from 'vitest';
import { composedKeys, composePicture, recipeOf, type FighterArt } from './composePictures';

const artDir = path.resolve(import.meta.dirname, '../art');

/** Fighters by the names of their originals: one looks into the camera, one to the right. */
const fighters = new Map<string, FighterArt>([
  ['f15', { file: 'fighters/f15.webp', face: [50, 22], stance: 'crossed' }],
  ['f27', { file: 'fighters/f27.webp', face: [60, 22], stance: 'side' }],
]);

test('each composed picture that a text refers to is found once, and no picture with an original', () => {
  const text = `
    "imageUrl": "/pictures/fighters/f15.webp"
    "imageUrl": "/pictures/events/f15-f27.webp"
    "imageUrl": "/pictures/events/e01.webp"
    "imageUrl": "/pictures/events/two-islands.webp"
    "thumbnailUrl": "/pictures/videos/f15-behind-the-scenes.webp"
    "thumbnailUrl": "/pictures/videos/f15-behind-the-scenes.webp"`;
  expect(composedKeys(text, new Set(['fighters/f15', 'events/e01', 'events/two-islands']))).toEqual(
    ['events/f15-f27', 'videos/f15-behind-the-scenes'],
  );
});

test('a thumbnail is the fighter beside the ground of the category', () => {
  const { width, height, panels } = recipeOf('videos/f15-walkout', fighters);
  expect([width, height]).toEqual([640, 360]);
  expect(panels.map(({ file }) => file)).toEqual(['events/e06.webp', 'fighters/f15.webp']);
});

test('on the left of a thumbnail a fighter is mirrored who would not look into it', () => {
  const [f15, f27] = ['f15', 'f27'].map((name) => recipeOf(`videos/${name}-highlight`, fighters));
  expect(f15?.panels[0]).toMatchObject({ file: 'fighters/f15.webp', mirrored: true });
  expect(f27?.panels[0]).toMatchObject({ file: 'fighters/f27.webp', mirrored: false });
});

test('a matchup is its two fighters in the order of the name, neither looking away from the other', () => {
  const panelsOf = (key: string) =>
    recipeOf(key, fighters).panels.map(({ file, mirrored }) => [file, mirrored]);
  expect(panelsOf('events/f27-f15')).toEqual([
    ['fighters/f27.webp', false],
    ['fighters/f15.webp', false],
  ]);
  expect(panelsOf('events/f15-f27')).toEqual([
    ['fighters/f15.webp', false],
    ['fighters/f27.webp', true],
  ]);
});

test.each([
  ['videos/f99-walkout', 'there is no art/fighters/f99.webp with a face'],
  ['events/f15-f99', 'there is no art/fighters/f99.webp with a face'],
  ['videos/f15-walkin', 'walkin is none of behind-the-scenes, '],
  ['videos/v01', 'videos/v01 is no composed picture'],
])('%s is refused: %s', (key, message) => {
  expect(() => recipeOf(key, fighters)).toThrow(message);
});

test('the same originals give the same picture', async () => {
  const recipe = recipeOf('videos/f27-training', fighters);
  const [first, second] = await Promise.all([1, 2].map(() => composePicture(recipe, artDir)));
  expect(first).toEqual(second);
});
