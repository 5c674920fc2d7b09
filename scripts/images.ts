/**
 * Makes every image file the site serves from the originals in `art/`: pictures in each width and format, the
 * pictures that pages are shared with, the icons, and the placeholder colours, alt texts and positions the site reads.
 *
 * `npm run images` makes missing and outdated files; `npm run images -- --check` makes nothing and exits with 1
 * when a file is missing or outdated.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { pictureFormats, pictureKind, pictureVariant } from '../src/pictures/pictures';
import {
  sharedKind,
  sharePicturePath,
  sharePictureSize,
  type SharedKind,
} from '../src/pictures/sharePictures';
import { colors } from '../src/theme/tokens';

const root = path.resolve(import.meta.dirname, '..');
const recordFile = 'art/outputs.json';
const coloursFile = 'src/pictures/pictureColours.json';
const altsFile = 'src/content/pictureAlts.json';
const facesFile = 'src/pictures/facePositions.json';

/**
 * 10-bit AVIF, because eight bits cause banding in dark gradients. Effort 4 is within 2 % of the size of effort 5
 * in two thirds of its time. WebP serves the few browsers without AVIF.
 */
const encoders = {
  avif: { quality: 62, effort: 4, bitdepth: 10 },
  webp: { quality: 75, effort: 5, smartSubsample: true },
  jpeg: { quality: 82, mozjpeg: true },
  png: { compressionLevel: 9, palette: true, quality: 100, effort: 10 },
} as const;

type Format = keyof typeof encoders;

/** A share picture: the top of the original, `width` pixels wide and `left` pixels in, under a drawing in SVG. */
interface Composition {
  left: number;
  width: number;
  overlay: string;
}

/** One file to make: the original resized to `width` (pixels), composed, or else copied as it is. */
interface Output {
  path: string;
  resize?: { width: number; format: Format };
  compose?: Composition;
}

/** One original (path under `art/`) and the files made from it, recorded together under `name`. */
interface Source {
  name: string;
  file: string;
  outputs: readonly Output[];
}

const percent = z.number().min(0).max(100);

const manifestSchema = z.object({
  images: z.array(
    z.object({
      file: z.string(),
      width: z.int(),
      height: z.int(),
      alt: z.string().min(1),
      /** The middle of a fighter's face, from the left and from the top. */
      face: z.tuple([percent, percent]).optional(),
    }),
  ),
});
const recordSchema = z.record(z.string(), z.string());

type Manifest = z.infer<typeof manifestSchema>;

/** The sharing image is the only picture that pages do not show. */
const sharingImage = source('og.webp', [
  { path: 'public/og.jpg', resize: { width: 1200, format: 'jpeg' } },
]);

const icons: readonly Source[] = [
  source('icons/favicon.svg', [{ path: 'public/favicon.svg' }]),
  source('icons/icon.svg', [
    icon('icon-192', 192),
    icon('icon-512', 512),
    // A PNG despite its name: clients of this file accept both formats.
    { path: 'public/favicon.ico', resize: { width: 48, format: 'png' } },
  ]),
  source('icons/icon-maskable.svg', [
    icon('icon-maskable-512', 512),
    icon('apple-touch-icon', 180),
  ]),
];

function source(file: string, outputs: Output[]): Source {
  return { name: file, file, outputs };
}

function icon(name: string, width: number): Output {
  return { path: `public/icons/${name}.png`, resize: { width, format: 'png' } };
}

/** The key of a manifest entry: the originals of the hero are at the top of `art/`, its files under `hero/`. */
function keyOf(file: string): string {
  const key = file.replace(/\.webp$/, '');
  return key.includes('/') ? key : `hero/${key}`;
}

function pageImages(manifest: Manifest): Manifest['images'] {
  return manifest.images.filter(({ file }) => file !== sharingImage.file);
}

/** @throws Error when an original has no kind or not its kind's size */
function pictureSource({ file, width, height }: Manifest['images'][number]): Source {
  const key = keyOf(file);
  const kind = pictureKind(key);
  if (kind?.width !== width || kind.height !== height) {
    throw new Error(`art/${file}: ${width}x${height} is not the size of any kind of picture`);
  }
  const variants = kind.widths.flatMap((variantWidth) =>
    pictureFormats.map((format) => ({
      path: `public${pictureVariant(key, variantWidth, format)}`,
      resize: { width: variantWidth, format },
    })),
  );
  return source(file, [{ path: `public/pictures/${key}.webp` }, ...variants]);
}

/** Recorded separately from the pictures of pages, which take far longer to make. */
function shareSource(file: string, wordmark: string): Source | undefined {
  const key = keyOf(file);
  const kind = sharedKind(key);
  if (kind === undefined) return undefined;
  const output = { path: `public${sharePicturePath(key)}`, compose: composition(kind, wordmark) };
  return { name: `share/${file}`, file, outputs: [output] };
}

/**
 * The wordmark on the dark side of the picture and the red line under both, all in pixels. It has no text, since
 * names are content and may change. A portrait is near the middle, for previews that crop to a square.
 */
function composition(kind: SharedKind, wordmark: string): Composition {
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

/** Changes whenever the original, what is made from it, or how it is encoded does. */
async function fingerprint(source: Source): Promise<string> {
  const settings = source.outputs.map(({ path: file, resize, compose }) => [
    file,
    resize?.width,
    resize && encoders[resize.format],
    ...(compose ? [compose, encoders.jpeg] : []),
  ]);
  return createHash('sha256')
    .update(await readFile(path.join(root, 'art', source.file)))
    .update(JSON.stringify(settings))
    .digest('hex')
    .slice(0, 16);
}

async function make(source: Source): Promise<void> {
  const original = await readFile(path.join(root, 'art', source.file));
  await Promise.all(
    source.outputs.map(async (output) => {
      const target = path.join(root, output.path);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, await render(original, output));
    }),
  );
}

async function render(original: Buffer, { resize, compose }: Output): Promise<Buffer> {
  if (resize) return encode(original, resize);
  if (compose) return layOut(original, compose);
  return original;
}

function encode(original: Buffer, { width, format }: NonNullable<Output['resize']>) {
  return sharp(original).resize(width).toFormat(format, encoders[format]).toBuffer();
}

async function layOut(original: Buffer, { left, width, overlay }: Composition): Promise<Buffer> {
  const { height } = sharePictureSize;
  // Heads are at the top of every picture.
  const picture = await sharp(original).resize({ width, height, position: 'top' }).toBuffer();
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
 * Returns the average, not the most frequent colour: it is what the picture looks like out of focus. It is
 * darkened to match the dark corners of the pictures on the near-black page.
 */
async function placeholderColour(file: string): Promise<string> {
  const { channels } = await sharp(path.join(root, 'art', file)).stats();
  const hex = channels.slice(0, 3).map(({ mean }) =>
    Math.round(mean * 0.7)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

/** Where most faces are, in % of the picture, and how far another may be from there to be treated alike. */
const usualFace = { x: 50, y: 22, tolerance: 5 };

/**
 * Returns the positions of those pictures whose face is elsewhere. Cropped to half of its width or height, the picture has
 * its face in the middle, and 38 % below the top.
 */
function facePositions(pictures: Manifest['images']): Record<string, string> {
  const inPercent = (value: number) => `${Math.min(Math.max(value, 0), 100)}%`;
  return Object.fromEntries(
    pictures.flatMap(({ file, face: [x, y] = [usualFace.x, usualFace.y] }) => {
      const distance = Math.max(Math.abs(x - usualFace.x), Math.abs(y - usualFace.y));
      if (distance <= usualFace.tolerance) return [];
      return [[keyOf(file), `${inPercent(2 * x - 50)} ${inPercent(2 * y - 38)}`]];
    }),
  );
}

async function readJson<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  return schema.parse(JSON.parse(await readFile(path.join(root, file), 'utf8')));
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(path.join(root, file), `${JSON.stringify(value, null, 2)}\n`);
}

/** Returns the files under `public/pictures` that no original has any more. */
async function leftovers(sources: readonly Source[]): Promise<string[]> {
  const wanted = new Set(sources.flatMap(({ outputs }) => outputs.map((output) => output.path)));
  const folder = path.join(root, 'public/pictures');
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !wanted.has(file));
}

async function main(): Promise<void> {
  const manifest = await readJson('art/manifest.json', manifestSchema);
  const pictures = pageImages(manifest);
  const wordmark = await readFile(path.join(root, 'art/icons/wordmark.svg'), 'utf8');
  const sources = [
    ...pictures.map(pictureSource),
    ...pictures.flatMap(({ file }) => shareSource(file, wordmark) ?? []),
    sharingImage,
    ...icons,
  ];
  const alts = Object.fromEntries(pictures.map(({ file, alt }) => [keyOf(file), alt]));
  const positions = facePositions(pictures);

  const recorded = await readJson(recordFile, recordSchema);
  const current = new Map(
    await Promise.all(
      sources.map(async (source) => [source.name, await fingerprint(source)] as const),
    ),
  );
  const outdated = sources.filter(
    ({ name, outputs }) =>
      recorded[name] !== current.get(name) ||
      outputs.some((output) => !existsSync(path.join(root, output.path))),
  );

  if (process.argv.includes('--check')) {
    const colours = await readJson(coloursFile, recordSchema);
    const problems = [
      ...outdated.map(({ name }) => `art/${name}`),
      ...(await leftovers(sources)),
      ...(sameJson(await readJson(altsFile, recordSchema), alts) ? [] : [altsFile]),
      ...(sameJson(await readJson(facesFile, recordSchema), positions) ? [] : [facesFile]),
      ...(sameJson(Object.keys(colours), Object.keys(alts)) ? [] : [coloursFile]),
    ];
    if (problems.length > 0) {
      console.error(`Out of date, run "npm run images": ${problems.join(', ')}`);
      process.exitCode = 1;
    }
    return;
  }

  for (const file of await leftovers(sources)) await rm(path.join(root, file));
  for (const source of outdated) {
    await make(source);
    console.log(`art/${source.name}: ${source.outputs.length} files`);
  }
  await writeJson(altsFile, alts);
  await writeJson(facesFile, positions);
  await writeJson(
    coloursFile,
    Object.fromEntries(
      await Promise.all(
        pictures.map(async ({ file }) => [keyOf(file), await placeholderColour(file)] as const),
      ),
    ),
  );
  await writeJson(recordFile, Object.fromEntries(current));
}

function sameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

await main();
