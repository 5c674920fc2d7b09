/**
 * Makes every image file the site serves from the originals in `art/`: pictures in each width and format, those that are
 * composed of several originals, the pictures that pages are shared with, the icons, and the placeholder colours, alt texts
 * and positions the site reads.
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
  composedEncoders,
  composeShare,
  encodePicture,
  encoders,
  placeholderColour,
  shareComposition,
  type Composition,
  type EncodedFormat,
} from '../server/pictures/encodePicture';
import {
  pictureFormats,
  pictureKind,
  pictureVariant,
  type PictureFormat,
} from '../src/pictures/pictures';
import { sharedKind, sharePicturePath } from '../src/pictures/sharePictures';
import {
  composedKeys,
  composePicture,
  drawingVersion,
  recipeOf,
  type Recipe,
} from './composePictures';

const root = path.resolve(import.meta.dirname, '..');
const artDir = path.join(root, 'art');
/** What refers to composed pictures: the site's content, that of the journeys, and that of tests and stories. */
const contentFiles = ['db.json', 'e2e/league.json', 'src/testing/fixtures.ts'];
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

/** An original (path under `art/`), or what is composed of originals, with the files made from it, recorded under `name`. */
interface Source {
  name: string;
  original: string | Recipe;
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
      stance: z.string().optional(),
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
  return { name: file, original: file, outputs };
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
  return manifest.images.filter(({ file }) => file !== sharingImage.name);
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
    pictureFormats.map((format) => variant(key, variantWidth, format)),
  );
  return source(file, [full, ...variants.filter((output) => output.path !== full.path)]);
}

function variant(key: string, width: number, format: PictureFormat): Output {
  return { path: `public${pictureVariant(key, width, format)}`, resize: { width, format } };
}

/** The fighters' originals, by the names that composed pictures are made of. */
function fighterArt(pictures: Manifest['images']) {
  return new Map(
    pictures.flatMap(({ file, face, stance = '' }) =>
      face ? [[path.basename(file, '.webp'), { file, face, stance }]] : [],
    ),
  );
}

function composedSource(key: string, recipe: Recipe): Source {
  const widths = pictureKind(key)?.widths ?? [];
  const outputs = [
    ...widths.map((width) => variant(key, width, 'avif')),
    ...[...new Set([...widths, recipe.width])].map((width) => variant(key, width, 'webp')),
  ];
  return { name: `${key}.webp`, original: recipe, outputs };
}

/** Recorded separately from the pictures of pages, which take far longer to make. */
function shareSource(
  { name, original }: Pick<Source, 'name' | 'original'>,
  wordmark: string,
): Source | undefined {
  const key = keyOf(name);
  const kind = sharedKind(key);
  if (kind === undefined) return undefined;
  const output = {
    path: `public${sharePicturePath(key)}`,
    compose: shareComposition(kind, wordmark),
  };
  return { name: `share/${name}`, original, outputs: [output] };
}

function encodersOf({ original }: Source) {
  return typeof original === 'string' ? encoders : composedEncoders;
}

/** Changes whenever the original, what is made from it, or how it is encoded does. */
async function fingerprint(source: Source): Promise<string> {
  const { original, outputs } = source;
  const settings = outputs.map(({ path: file, resize, compose }) => [
    file,
    resize?.width,
    resize && encodersOf(source)[resize.format],
    ...(compose ? [compose, encoders.jpeg] : []),
  ]);
  const hash = createHash('sha256');
  if (typeof original === 'string') {
    hash.update(await readFile(path.join(artDir, original)));
  } else {
    for (const { file } of original.panels) hash.update(await readFile(path.join(artDir, file)));
    hash.update(JSON.stringify([drawingVersion, original]));
  }
  return hash.update(JSON.stringify(settings)).digest('hex').slice(0, 16);
}

async function make(source: Source): Promise<void> {
  const original =
    typeof source.original === 'string'
      ? await readFile(path.join(artDir, source.original))
      : await composePicture(source.original, artDir);
  await Promise.all(
    source.outputs.map(async (output) => {
      const target = path.join(root, output.path);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, await render(original, output, encodersOf(source)));
    }),
  );
}

async function render(
  original: Buffer,
  { resize, compose }: Output,
  settings: ReturnType<typeof encodersOf>,
): Promise<Buffer> {
  if (resize) return encodePicture(sharp(original), resize, settings);
  if (compose) return composeShare(sharp(original), compose);
  return original;
}

/** Where most faces are, in % of the picture, and how far another may be from there to be treated alike. */
const usualFace = { x: 50, y: 24, tolerance: 3 };

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

async function readContent(): Promise<string> {
  const texts = contentFiles.map((file) => readFile(path.join(root, file), 'utf8'));
  return (await Promise.all(texts)).join('\n');
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
  return (
    entries
      // Without those that the system hides, as `.DS_Store`.
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .filter((file) => !wanted.has(file))
  );
}

async function main(): Promise<void> {
  const manifest = await readJson('art/manifest.json', manifestSchema);
  const pictures = pageImages(manifest);
  const wordmark = await readFile(path.join(artDir, 'icons/wordmark.svg'), 'utf8');
  const alts = Object.fromEntries(pictures.map(({ file, alt }) => [keyOf(file), alt]));
  const fighters = fighterArt(pictures);
  const composed = composedKeys(await readContent(), new Set(Object.keys(alts))).map((key) =>
    composedSource(key, recipeOf(key, fighters)),
  );
  const pageSources = [...pictures.map(pictureSource), ...composed];
  const sources = [
    ...pageSources,
    ...pageSources.flatMap((source) => shareSource(source, wordmark) ?? []),
    sharingImage,
    ...icons,
  ];
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
            [keyOf(file), await placeholderColour(sharp(path.join(artDir, file)))] as const,
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
