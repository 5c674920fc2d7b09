import { statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import manifest from '../../../art/manifest.json';
import { defaultSharePicture, sharePictureSize } from '../../pictures/sharePictures';
import { sharePicture } from './sharePicture';

const shared = manifest.images
  .filter(({ file }) => /^(fighters|events)\//.test(file))
  .map(({ file, alt }) => ({ src: `/pictures/${file}`, alt }))
  .concat({
    src: '/pictures/events/f20-f40.webp',
    alt: 'Two fighters face to face, a red line between them.',
  });

/** Returns the format, width and height of a file. */
const sizeOf = async (file: string) => {
  const { format, width, height } = await sharp(file).metadata();
  return { format, width, height };
};
const expectedSize = { format: 'jpeg', ...sharePictureSize };

test.each(shared)(
  '$src has its share picture, of the right dimensions, file size and alt text',
  async ({ src, alt }) => {
    const picture = sharePicture(src);
    const file = `public${picture.src}`;
    expect(picture).not.toBe(defaultSharePicture);
    expect(picture.alt).toBe(alt);
    expect(await sizeOf(file)).toEqual(expectedSize);
    expect(statSync(file).size).toBeLessThanOrEqual(90_000);
  },
);

test.each([
  ['a picture of another site', 'https://example.com/pictures/fighters/f01.webp'],
  ['a picture that was never processed', '/pictures/fighters/newcomer.webp'],
  ['a kind that no page is shared with', '/pictures/videos/v01.webp'],
  ['a thumbnail of a fighter', '/pictures/videos/f20-knockout.webp'],
])('%s is shared as the league’s own', (_, src) => {
  expect(sharePicture(src)).toBe(defaultSharePicture);
});

test('the league’s share picture has the same dimensions and an alt text', async () => {
  expect(await sizeOf(`public${defaultSharePicture.src}`)).toEqual(expectedSize);
  expect(manifest.images.find(({ file }) => file === 'og.webp')?.alt).toBe(defaultSharePicture.alt);
});
