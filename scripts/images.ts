/**
 * Makes every image file the site serves from the originals in `art/`: pictures in each width and format,
 * the sharing image, the icons, and the placeholder colours and alt texts the site reads.
 *
 * `npm run images` makes what is missing or out of date; `npm run images -- --check` makes nothing and exits
 * with 1 when something is.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { pictureFormats, pictureKind, pictureVariant } from '../src/content/pictures';

const root = path.resolve(import.meta.dirname, '..');
const recordFile = 'art/outputs.json';
const coloursFile = 'src/content/pictureColours.json';
const altsFile = 'src/content/pictureAlts.json';

/**
 * 10-bit AVIF, because eight bits band in the dark gradients these pictures are made of. Effort 4 is within 2 %
 * of the size of effort 5 in two thirds of its time. WebP serves the few browsers without AVIF.
 */
const encoders = {
  avif: { quality: 62, effort: 4, bitdepth: 10 },
  webp: { quality: 75, effort: 5, smartSubsample: true },
  jpeg: { quality: 82, mozjpeg: true },
  png: { compressionLevel: 9, palette: true, quality: 100, effort: 10 },
} as const;

type Format = keyof typeof encoders;

/** One file to make: the original resized to `width` (pixels), or copied as it is when there is none. */
interface Output {
  path: string;
  resize?: { width: number; format: Format };
}

/** One original (path under `art/`) and all that is made from it. */
interface Source {
  file: string;
  outputs: readonly Output[];
}

const manifestSchema = z.object({
  images: z.array(
    z.object({ file: z.string(), width: z.int(), height: z.int(), alt: z.string().min(1) }),
  ),
});
const recordSchema = z.record(z.string(), z.string());

type Manifest = z.infer<typeof manifestSchema>;

/** The sharing image is the one picture that pages never show. */
const sharingImage: Source = {
  file: 'og.webp',
  outputs: [{ path: 'public/og.jpg', resize: { width: 1200, format: 'jpeg' } }],
};

const icons: readonly Source[] = [
  { file: 'icons/favicon.svg', outputs: [{ path: 'public/favicon.svg' }] },
  { file: 'icons/icon.svg', outputs: [icon('icon-192', 192), icon('icon-512', 512)] },
  {
    file: 'icons/icon-maskable.svg',
    outputs: [icon('icon-maskable-512', 512), icon('apple-touch-icon', 180)],
  },
];

function icon(name: string, width: number): Output {
  return { path: `public/icons/${name}.png`, resize: { width, format: 'png' } };
}

/** The key of a manifest entry: the originals of the hero lie at the top of `art/`, its files under `hero/`. */
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
  return { file, outputs: [{ path: `public/pictures/${key}.webp` }, ...variants] };
}

/** Changes whenever the original, what is made from it, or how it is encoded does. */
async function fingerprint(source: Source): Promise<string> {
  const settings = source.outputs.map(({ path: file, resize }) => [
    file,
    resize?.width,
    resize && encoders[resize.format],
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
      await writeFile(target, output.resize ? await encode(original, output.resize) : original);
    }),
  );
}

function encode(original: Buffer, { width, format }: NonNullable<Output['resize']>) {
  return sharp(original).resize(width).toFormat(format, encoders[format]).toBuffer();
}

/**
 * The average, not the most frequent colour: it is what the picture looks like out of focus. Darkened, because
 * a grid of placeholders should lie as quietly on the near-black page as the pictures' own corners.
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

async function readJson<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  return schema.parse(JSON.parse(await readFile(path.join(root, file), 'utf8')));
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(path.join(root, file), `${JSON.stringify(value, null, 2)}\n`);
}

/** Files under `public/pictures` that no original asks for any more. */
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
  const sources = [...pictures.map(pictureSource), sharingImage, ...icons];
  const alts = Object.fromEntries(pictures.map(({ file, alt }) => [keyOf(file), alt]));

  const recorded = await readJson(recordFile, recordSchema);
  const current = new Map(
    await Promise.all(
      sources.map(async (source) => [source.file, await fingerprint(source)] as const),
    ),
  );
  const outdated = sources.filter(
    ({ file, outputs }) =>
      recorded[file] !== current.get(file) ||
      outputs.some((output) => !existsSync(path.join(root, output.path))),
  );

  if (process.argv.includes('--check')) {
    const colours = await readJson(coloursFile, recordSchema);
    const problems = [
      ...outdated.map(({ file }) => `art/${file}`),
      ...(await leftovers(sources)),
      ...(sameJson(await readJson(altsFile, recordSchema), alts) ? [] : [altsFile]),
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
    console.log(`art/${source.file}: ${source.outputs.length} files`);
  }
  await writeJson(altsFile, alts);
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
