import { expect, test } from 'vitest';
import { defaultSharePicture } from '../../pictures/sharePictures';
import { fighterBio } from '../../content/fighter';
import type { Fighter } from '../../domain/fighter';
import { champion, longNamed, newcomer } from '../../testing/fixtures';
import { metadata } from './FighterPage';

const profile = (data: Fighter) => metadata({ fighter: { status: 'ready', data } });

test('a profile leads with standing and record, and ends at a whole word', () => {
  const { description, type, path, picture } = profile(champion);
  expect(description).toMatch(/^Lightweight champion, 21-3-1\. Monteiro grew up .*[a-z]…$/);
  expect(description.length).toBeLessThanOrEqual(155);
  expect(type).toBe('profile');
  expect(path).toBe(`/fighters/${champion.id}`);
  expect(picture?.src).toBe('/pictures/share/fighters/f20.jpg');
});

test('a fighter of no special standing is a fighter', () => {
  expect(profile(longNamed).description).toMatch(/^Women’s Strawweight fighter, 104-38-12\. /);
});

test('a profile without picture and bio is shared with what its page shows', () => {
  const { description, picture } = profile(newcomer);
  expect(description).toBe(`Welterweight fighter, 0-0-0. ${fighterBio({})}`);
  expect(picture?.src).toBe('/pictures/share/fighters/default.jpg');
});

test('a picture from elsewhere is not ours to cut: the league’s own takes its place', () => {
  const imageUrl = 'https://pictures.example/f.webp';
  expect(profile({ ...champion, imageUrl }).picture).toBe(defaultSharePicture);
});

test('a fighter who could not be read is described like one who does not exist', () => {
  const failed = metadata({ fighter: { status: 'failed', onRetry: () => undefined } });
  expect(failed.title).toBe('Fighter Not Found');
  expect(failed).toEqual(metadata({ fighter: { status: 'ready', data: null } }));
});
