import { readFileSync, statSync } from 'node:fs';
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

/** Returns the width and height of a JPEG from its frame header. */
function jpegSize(file: string) {
  const bytes = readFileSync(file);
  let offset = 2;
  // Segment by segment up to the frame: baseline (C0) or progressive (C2).
  while (![0xc0, 0xc2].includes(bytes.readUInt8(offset + 1))) {
    offset += 2 + bytes.readUInt16BE(offset + 2);
  }
  return { width: bytes.readUInt16BE(offset + 7), height: bytes.readUInt16BE(offset + 5) };
}

test.each(shared)(
  '$src has its share picture, of the right dimensions, file size and alt text',
  ({ src, alt }) => {
    const picture = sharePicture(src);
    const file = `public${picture.src}`;
    expect(picture).not.toBe(defaultSharePicture);
    expect(picture.alt).toBe(alt);
    expect(jpegSize(file)).toEqual(sharePictureSize);
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

test('the league’s share picture has the same dimensions and an alt text', () => {
  expect(jpegSize(`public${defaultSharePicture.src}`)).toEqual(sharePictureSize);
  expect(manifest.images.find(({ file }) => file === 'og.webp')?.alt).toBe(defaultSharePicture.alt);
});
