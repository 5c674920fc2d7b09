import { InvalidArgumentError, Option, type Command } from 'commander';
import { lstat, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import type { ContentSettings } from '../content/contentPaths';
import { checkPicture } from '../pictures/checkPicture';
import {
  altFile,
  mediaPathOf,
  parseMediaPath,
  PictureError,
  readPictureFile,
} from '../pictures/originals';
import { replaceFile } from '../storage/durableFiles';
import { naming } from '../storage/fileErrors';

/** The folder of each kind of picture. */
const folders = { fighter: 'fighters', event: 'events', video: 'videos' } as const;

interface AddOptions {
  kind: keyof typeof folders;
  alt: string;
  name?: string;
  replace?: true;
}

/** Adds `pictures add`. */
export function addPictureCommands(
  program: Command,
  { MEDIA_DIR }: Pick<ContentSettings, 'MEDIA_DIR'>,
): void {
  program
    .command('pictures')
    .description('the pictures of fighters, events and videos')
    .command('add <file>')
    .description(`check a JPEG, PNG, WebP or AVIF, and copy it into ${MEDIA_DIR}`)
    .addOption(
      new Option('--kind <kind>', 'what it is a picture of')
        .choices(Object.keys(folders))
        .makeOptionMandatory(),
    )
    .requiredOption('--alt <text>', 'what it shows, for those who cannot see it', parseAlt)
    .option('--name <name>', 'its name in that folder, if not that of the file')
    .option('--replace', 'replace the picture of that name, and its text')
    .action(async (file: string, options: AddOptions) => {
      try {
        const path = await addPicture(MEDIA_DIR, file, options);
        console.log(`${file} is a picture of the league now: --image-url ${path}`);
      } catch (error) {
        if (!(error instanceof PictureError)) throw error;
        throw new Error(`${file} ${error.message}`, { cause: error });
      }
    });
}

/** @returns the path by which content refers to it */
async function addPicture(mediaDir: string, file: string, options: AddOptions): Promise<string> {
  const folder = folders[options.kind];
  const bytes = await readPictureFile(file);
  await checkPicture(bytes, folder);
  const type = extname(file).toLowerCase();
  const path = mediaPathOf(folder, plainName(options.name ?? basename(file, extname(file))) + type);
  const copy = join(mediaDir, parseMediaPath(path).file);
  // Readable by others, as the umask allows: the server may run as another user than the one who adds it.
  await mkdir(dirname(copy), { recursive: true });
  if (await isLink(dirname(copy))) {
    throw new Error(`${dirname(copy)} is a link: make it a folder, or set MEDIA_DIR`);
  }
  const text = `${options.alt}\n`;
  if (options.replace) {
    // Nothing is written to where they lead.
    for (const link of [copy, altFile(copy)]) if (await isLink(link)) await rm(link);
    await replaceFile(copy, bytes);
    // In place before the server has made the picture, so both are live together.
    await replaceFile(altFile(copy), text);
  } else {
    await addNew(copy, bytes, text);
  }
  return path;
}

async function isLink(path: string): Promise<boolean> {
  const stats = await lstat(path).catch(() => undefined);
  return stats?.isSymbolicLink() ?? false;
}

/** @throws {PictureError} when there is such a picture or text already: both stay as they are */
async function addNew(copy: string, bytes: Buffer, text: string): Promise<void> {
  await writeNew(copy, bytes);
  // After it, since the one that is there already keeps its text.
  try {
    await writeNew(altFile(copy), text);
  } catch (error) {
    await rm(copy);
    throw error;
  }
}

/** Returns a name that can be part of an address: `rosa-lind` for `Rosa Lind`. */
function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase();
}

function parseAlt(text: string): string {
  if (text.trim() === '' || text.length > 500) {
    throw new InvalidArgumentError('It must be a sentence of at most 500 characters.');
  }
  return text.trim();
}

/** @throws {PictureError} when there is such a file already */
async function writeNew(file: string, data: Buffer | string): Promise<void> {
  try {
    await naming(file, () => writeFile(file, data, { flag: 'wx', flush: true }));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      throw new PictureError(
        `would replace ${file}: give it another name with --name, or replace that one with --replace`,
      );
    }
    await rm(file, { force: true });
    throw error;
  }
}
