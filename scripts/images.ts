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
import {
  composeShare,
  encodePicture,
  encoders,
  placeholderColour,
  shareComposition,
  type Composition,
  type EncodedFormat,
} from '../server/pictures/encodePicture';
import { pictureFormats, pictureKind, pictureVariant } from '../src/pictures/pictures';
import { sharedKind, sharePicturePath } from '../src/pictures/sharePictures';

const root = path.resolve(import.meta.dirname, '..');
const recordFile = 'art/outputs.json';
const coloursFile = 'src/pictures/pictureColours.json';
const altsFile = 'src/content/pictureAlts.json';
const facesFile = 'src/pictures/facePositions.json';

/** One file to make: the original resized to `width` (pixels), composed, or else copied as it is. */
interface Output {
  path: string;
  resize?: { width: number; format: EncodedFormat };
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
  const full = { path: `public/pictures/${key}.webp` };
  const variants = kind.widths.flatMap((variantWidth) =>
    pictureFormats.map((format) => ({
      path: `public${pictureVariant(key, variantWidth, format)}`,
      resize: { width: variantWidth, format },
    })),
  );
  return source(file, [full, ...variants.filter((output) => output.path !== full.path)]);
}

/** Recorded separately from the pictures of pages, which take far longer to make. */
function shareSource(file: string, wordmark: string): Source | undefined {
  const key = keyOf(file);
  const kind = sharedKind(key);
  if (kind === undefined) return undefined;
  const output = {
    path: `public${sharePicturePath(key)}`,
    compose: shareComposition(kind, wordmark),
  };
  return { name: `share/${file}`, file, outputs: [output] };
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
  if (resize) return encodePicture(sharp(original), resize);
  if (compose) return composeShare(sharp(original), compose);
  return original;
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
        pictures.map(
          async ({ file }) =>
            [keyOf(file), await placeholderColour(sharp(path.join(root, 'art', file)))] as const,
        ),
      ),
    ),
  );
  await writeJson(recordFile, Object.fromEntries(current));
}

function sameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

await main();
