import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { launchOptions } from '../browser.mjs';
import { visitStory } from '../../stories/testing/visitStory';
import type { ListedComponent } from '../listComponents';
import type { Entry } from './libraryIndex';
import { readEntries } from './readEntries';
import { serveLibrary } from './serveLibrary';

/** The greatest size of a picture on the overview, in px. */
const largest = { width: 480, height: 320 };

/** Folders whose components are made for the whole window. */
const widest = ['Home', 'Layout', 'Screens'];

/** Folders whose components are small enough for a tile. */
const smallest = ['Primitives', 'Feedback'];

/** Returns the window size for the picture of a component with this title. */
export function windowFor(title: string): { width: number; height: number } {
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

/** Takes a picture of a story without the empty space around it, in the size of the overview. */
async function takePicture(page: Page, id: string) {
  await visitStory(page, id);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  return sharp(await page.screenshot({ animations: 'disabled' }))
    .trim({ margin: 24 })
    .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78, smartSubsample: true })
    .toBuffer({ resolveWithObject: true });
}

/**
 * Takes a small picture of each component for the library's overview, and names them in its `overview.json`.
 * Without a browser the overview has only names.
 * @param library the output of `storybook build`
 */
export async function takeOverviewPictures(library: string): Promise<void> {
  const browser = await chromium.launch(launchOptions()).catch(() => undefined);
  if (browser === undefined) {
    console.log('No browser: the overview shows names without pictures.');
    return;
  }
  const { address, close } = await serveLibrary(library);
  try {
    const list = path.join(library, 'overview.json');
    const components = JSON.parse(await readFile(list, 'utf8')) as ListedComponent[];
    const stories = new Map(
      chooseStories(readEntries(library)).map((story) => [story.title, story]),
    );
    await mkdir(path.join(library, 'overview'), { recursive: true });
    const page = await browser.newPage({ baseURL: address, reducedMotion: 'reduce' });
    for (const component of components) {
      const story = stories.get(component.title);
      if (story === undefined) continue;
      await page.setViewportSize(windowFor(story.title));
      const { data, info } = await takePicture(page, story.id);
      const src = `./overview/${story.id}.webp`;
      await writeFile(path.join(library, src), data);
      const { width, height } = info;
      Object.assign(component, { picture: { src, width, height } });
    }
    await writeFile(list, JSON.stringify(components));
  } finally {
    await browser.close();
    await close();
  }
}
