import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import type { ListedComponent } from '../listComponents';
import { launchBrowser, openPage, takePicture, type WindowSize } from './browserPage';
import { inParallel } from './inParallel';
import { listEntries, type Entry } from './listEntries';
import { openEntry, pictureAddress } from './openEntry';
import { serveLibrary } from './serveLibrary';

/** The greatest size of a picture on the overview, in px. */
const largest: WindowSize = { width: 480, height: 320 };

/** Padding around the content of a story, in px. */
const ROOM = 24;

const WORKERS = 2;

/** Folders whose components are made for the whole window. */
const widest = ['Home', 'Layout', 'Pages'];

/** Folders whose components are small enough for a tile. */
const smallest = ['Primitives', 'Feedback'];

/** Returns the window size for the picture of a component with this title. */
export function windowFor(title: string): WindowSize {
  const [folder = ''] = title.split('/');
  if (smallest.includes(folder)) return largest;
  return widest.includes(folder) ? { width: 1280, height: 800 } : { width: 720, height: 480 };
}

/** Returns one story of each component: `Default`, or else its first. */
export function chooseStories(entries: readonly Entry[]): Entry[] {
  const chosen = new Map<string, Entry>();
  for (const entry of entries) {
    const { title, type, name } = entry;
    if (type !== 'story') continue;
    if (!chosen.has(title) || name === 'Default') chosen.set(title, entry);
  }
  return [...chosen.values()];
}

/**
 * Returns the part of the window that a story's content covers, with padding; the whole window when it is empty.
 */
async function findDrawing(page: Page, { width, height }: WindowSize) {
  const edges = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('#storybook-root *')]
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.width > 1 && box.height > 1);
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      top: Math.min(...boxes.map(({ top }) => top)),
      right: Math.max(...boxes.map(({ right }) => right)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    };
  });
  const left = Math.max(0, Math.floor(edges.left) - ROOM);
  const top = Math.max(0, Math.floor(edges.top) - ROOM);
  const right = Math.min(width, Math.ceil(edges.right) + ROOM);
  const bottom = Math.min(height, Math.ceil(edges.bottom) + ROOM);
  return right > left && bottom > top
    ? { left, top, width: right - left, height: bottom - top }
    : { left: 0, top: 0, width, height };
}

/** Takes a picture of a story's content, in the size of the overview. */
async function takeOverviewPicture(page: Page, url: string, story: Entry) {
  const size = windowFor(story.title);
  await page.setViewportSize(size);
  await openEntry(page, pictureAddress(url, story));
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const drawing = await findDrawing(page, size);
  return sharp(await takePicture(page))
    .extract(drawing)
    .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78, smartSubsample: true })
    .toBuffer({ resolveWithObject: true });
}

/** Takes the pictures of these stories into a folder, and returns each one's size by its title. */
async function takeAll(browser: Browser, library: string, stories: Entry[], folder: string) {
  const served = await serveLibrary(library);
  const sizes = new Map<string, { src: string } & WindowSize>();
  try {
    const pages = await Promise.all(
      Array.from({ length: WORKERS }, () => openPage(browser, largest)),
    );
    await inParallel(stories, pages, async (story, page) => {
      const { data, info } = await takeOverviewPicture(page, served.url, story);
      await writeFile(path.join(folder, `${story.id}.webp`), data);
      const { width, height } = info;
      sizes.set(story.title, { src: `./overview/${story.id}.webp`, width, height });
    });
  } finally {
    await served.close();
  }
  return sizes;
}

/**
 * Takes a small picture of each component for the library's overview, and names them in its `overview.json`.
 * Without a browser the overview has only names.
 * @param library the output of `storybook build`
 */
export async function takeOverviewPictures(library: string): Promise<void> {
  const browser = await launchBrowser().catch(() => undefined);
  if (browser === undefined) {
    console.log('No browser: the overview shows names without pictures.');
    return;
  }
  const list = path.join(library, 'overview.json');
  const components = JSON.parse(await readFile(list, 'utf8')) as ListedComponent[];
  const titles = new Set(components.map(({ title }) => title));
  const entries = (await listEntries(library)).filter(({ title }) => titles.has(title));
  const folder = path.join(library, 'overview');
  await mkdir(folder, { recursive: true });
  try {
    const pictures = await takeAll(browser, library, chooseStories(entries), folder);
    await writeFile(
      list,
      JSON.stringify(
        components.map((component) => ({ ...component, picture: pictures.get(component.title) })),
      ),
    );
  } finally {
    await browser.close();
  }
}
