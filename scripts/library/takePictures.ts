import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { z } from 'zod';
import { showProgress } from '../../server/cli/progress';
import { openPage, takePagePicture, type WindowSize } from './browserPage';
import { inParallel } from './inParallel';
import { listEntries, type Entry } from './listEntries';
import { openEntry, pictureAddress, remountStory } from './openEntry';
import { serveLibrary, type ServedLibrary } from './serveLibrary';

/** The window sizes for the pictures of every story. */
const windows: readonly WindowSize[] = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Twice the cores of a small build machine: a page often waits until nothing changes in it. Six took as long. */
const WORKERS = 4;

const recordSchema = z.object({ files: z.array(z.string()), failures: z.array(z.string()) });

/** The pictures of one story, and its error at a supported width. */
export type StoryPictures = z.infer<typeof recordSchema>;

/**
 * Returns a key of the browser and the code that take the pictures, since only pictures with equal keys are
 * comparable.
 */
export function capturingKey(browser: Browser): string {
  const hash = createHash('sha256').update(browser.version());
  for (const file of [
    'browserPage.ts',
    'inPage.js',
    'openEntry.ts',
    'serveLibrary.ts',
    'takePictures.ts',
  ]) {
    hash.update(readFileSync(path.join(import.meta.dirname, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Returns the marker file of a story whose pictures are complete. */
function recordOf(folder: string, id: string): string {
  return path.join(folder, `${id}.json`);
}

/**
 * Returns whether a story that a page shows can be rendered again in its document: not after a play function whose effects
 * may last there, such as a tooltip that opens sooner after another, nor with pictures, of which Chromium may show files
 * that it has loaded for another width.
 */
async function isRepeatable(page: Page, { tags }: Entry): Promise<boolean> {
  return !tags.includes('behaviour') && (await page.locator('img').count()) === 0;
}

/** Takes pictures of one story at every width: the two common ones, and the one it declares. */
async function takeStory(page: Page, library: ServedLibrary, entry: Entry, folder: string) {
  const { id } = entry;
  const taken: StoryPictures = { files: [], failures: [] };
  const sizes = [...windows];
  let isShown = false;
  // The declared width of a story is known only once it is open.
  for (const size of sizes) {
    await page.setViewportSize(size);
    const { declared, failures } =
      isShown && (await isRepeatable(page, entry))
        ? await remountStory(page, id)
        : await openEntry(page, pictureAddress(library.visit(), entry));
    isShown = true;
    const file = `${id}.${size.width}.png`;
    await writeFile(path.join(folder, file), await takePagePicture(page));
    taken.files.push(file);
    // Errors at a width the story does not support do not count.
    if (declared === undefined || declared.width === size.width) taken.failures.push(...failures);
    if (declared !== undefined && sizes.every(({ width }) => width !== declared.width)) {
      sizes.push(declared);
    }
  }
  await writeFile(recordOf(folder, id), JSON.stringify(taken));
}

/** Removes the markers of some stories, so that their pictures are taken again. */
export function discardPictures(folder: string, ids: Iterable<string>): void {
  for (const id of ids) rmSync(recordOf(folder, id), { force: true });
}

/**
 * Takes the pictures of a library's stories that are not in the folder yet.
 * @param library the output of `storybook build`
 * @param folder the folder of the pictures
 * @param options.only a part of the ids to take; all when left out
 * @param options.what what the pictures show, for messages
 * @returns each story's pictures by its id
 */
export async function takePictures(
  browser: Browser,
  library: string,
  folder: string,
  { only = '', what }: { only?: string | undefined; what: string },
): Promise<Map<string, StoryPictures>> {
  mkdirSync(folder, { recursive: true });
  const stories = (await listEntries(library)).filter(
    ({ type, id }) => type === 'story' && id.includes(only),
  );
  const missing = stories.filter(({ id }) => !existsSync(recordOf(folder, id)));

  const served = await serveLibrary(library);
  const pages = await Promise.all(
    Array.from({ length: WORKERS }, () => openPage(browser, { width: 390, height: 844 })),
  );
  if (missing.length > 0) console.log(`${what}: ${missing.length} stories`);
  const progress = showProgress(missing.length);
  let done = 0;
  try {
    await inParallel(missing, pages, async (entry, page) => {
      await takeStory(page, served, entry, folder);
      progress.update((done += 1));
    });
  } finally {
    progress.stop();
    await Promise.all(pages.map((page) => page.context().close()));
    await served.close();
  }
  return new Map(
    stories.map(({ id }) => [
      id,
      recordSchema.parse(JSON.parse(readFileSync(recordOf(folder, id), 'utf8'))),
    ]),
  );
}
