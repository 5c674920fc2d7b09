import sharp, { type Sharp } from 'sharp';
import { sharePictureSize, type SharedKind } from '../../src/pictures/sharePictures';
import { colors } from '../../src/theme/tokens';

/**
 * 10-bit AVIF, because eight bits cause banding in dark gradients. Effort 4 is within 2 % of the size of effort 5
 * in two thirds of its time. WebP serves the few browsers without AVIF.
 */
export const encoders = {
  avif: { quality: 62, effort: 4, bitdepth: 10 },
  webp: { quality: 75, effort: 5, smartSubsample: true },
  jpeg: { quality: 82, mozjpeg: true },
  png: { compressionLevel: 9, palette: true, quality: 100, effort: 10 },
} as const;

/**
 * For pictures that are made while the site runs: somebody waits for them, and the visitors need the processor. Of a
 * portrait in its four widths, effort 3 takes a quarter of the time of effort 4, and the files are 4 % larger.
 */
export const fastEncoders = { ...encoders, avif: { ...encoders.avif, effort: 3 } } as const;

/**
 * For pictures that are composed of others: some 300, which are all made again when the way of composing changes. Their
 * fighters are drawn larger than in the originals and so are softer: a higher quality adds nothing that is seen.
 */
export const composedEncoders = {
  ...encoders,
  avif: { ...encoders.avif, quality: 50, effort: 3 },
  webp: { ...encoders.webp, quality: 60 },
} as const;

type EncoderSettings = typeof encoders | typeof fastEncoders | typeof composedEncoders;

export type EncodedFormat = keyof typeof encoders;

/** A share picture: the top of the original, `width` pixels wide and `left` pixels in, under a drawing in SVG. */
export interface Composition {
  left: number;
  width: number;
  overlay: string;
}

/** Returns a picture in one width, in pixels, and format, without the metadata of the original. */
export function encodePicture(
  picture: Sharp,
  { width, format }: { width: number; format: EncodedFormat },
  settings: EncoderSettings = encoders,
): Promise<Buffer> {
  return picture.clone().resize(width).toFormat(format, settings[format]).toBuffer();
}

/**
 * The wordmark on the dark side of the picture and the red line under both, all in pixels. It has no text, since
 * names are content and may change. A portrait is near the middle, for previews that crop to a square.
 *
 * @param wordmark the wordmark as SVG
 */
export function shareComposition(kind: SharedKind, wordmark: string): Composition {
  const { width, height } = sharePictureSize;
  const ground = colors.canvas.value;
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${ground}" stop-opacity="${opacity}"/>`;
  const { left, picture, scrim } = {
    fighters: {
      left: 440,
      picture: 700,
      scrim: `<linearGradient id="scrim">${stop(0, 1)}${stop(0.3, 0)}${stop(0.85, 0)}${stop(1, 1)}</linearGradient>`,
    },
    events: {
      left: 0,
      picture: width,
      scrim: `<linearGradient id="scrim" x2="0" y2="1">${stop(0.5, 0)}${stop(1, 0.85)}</linearGradient>`,
    },
  }[kind];
  const margin = 64;
  const markHeight = 64;
  const lineHeight = 6;
  const markTop = height - margin - markHeight;
  const overlay = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<defs>${scrim}</defs>`,
    `<rect x="${left}" width="${picture}" height="${height}" fill="url(#scrim)"/>`,
    `<rect y="${height - lineHeight}" width="${width}" height="${lineHeight}" fill="${colors.accent.value}"/>`,
    wordmark.replace(
      '<svg ',
      `<svg x="${margin}" y="${markTop}" height="${markHeight}" preserveAspectRatio="xMinYMid" `,
    ),
    '</svg>',
  ].join('');
  return { left, width: picture, overlay };
}

/** Returns a share picture as JPEG. */
export async function composeShare(
  original: Sharp,
  { left, width, overlay }: Composition,
): Promise<Buffer> {
  const { height } = sharePictureSize;
  // Heads are at the top of every picture.
  const picture = await original
    .clone()
    .resize({ width, height, position: 'top' })
    .png()
    .toBuffer();
  return sharp({
    create: { ...sharePictureSize, channels: 3, background: colors.canvas.value },
  })
    .composite([
      { input: picture, left, top: 0 },
      { input: Buffer.from(overlay), left: 0, top: 0 },
    ])
    .jpeg(encoders.jpeg)
    .toBuffer();
}

/**
 * Returns the average, not the most frequent colour, as `#rrggbb`: it is what the picture looks like out of focus. It is
 * darkened to match the dark corners of the pictures on the near-black page.
 */
export async function placeholderColour(picture: Sharp): Promise<string> {
  const { channels } = await picture.clone().stats();
  const hex = channels.slice(0, 3).map(({ mean }) =>
    Math.round(mean * 0.7)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}
