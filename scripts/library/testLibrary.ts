/**
 * Tests the library as it is published: every story opened alone and every docs page, under a sub-path. A play
 * function that fails, an error of the page or an error on its console fails the run.
 */
import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import type { Page } from 'playwright';
import { showProgress } from '../../server/cli/progress';
import { SetupError } from '../setup.mjs';
import { launchBrowser, openPage } from './browserPage';
import { inParallel } from './inParallel';
import { listEntries, type Entry } from './listEntries';
import { openEntry, storyAddress } from './openEntry';
import { publishLibrary } from './publishLibrary';
import { serveLibrary } from './serveLibrary';

const laptop = { width: 1280, height: 800 };

/** The number that keeps the two cores of a small build machine busy. */
const WORKERS = 2;

/** Returns a line for each inline story that covers its docs page: it needs a frame (`frameOf`). */
function findCoveringStories(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[id^="story--"]')]
      .filter((story) =>
        [...story.querySelectorAll('*')].some(
          (element) =>
            element.matches(':modal, :popover-open') ||
            // The region of the notifications is fixed, too, and empty until there is one.
            (getComputedStyle(element).position === 'fixed' && element.textContent !== ''),
        ),
      )
      .map(({ id }) => `${id} covers the page it is drawn in, and has no frame`),
  );
}

/** Opens a story or docs page by its URL, and returns a line for each error. */
async function findFaults(page: Page, url: string, { id, type }: Entry): Promise<string[]> {
  const address =
    type === 'story' ? storyAddress(url, id) : `${url}iframe.html?id=${id}&viewMode=docs`;
  await page.setViewportSize(laptop);
  let opened = await openEntry(page, address);
  if (opened.declared !== undefined && opened.declared.width > laptop.width) {
    await page.setViewportSize(opened.declared);
    opened = await openEntry(page, address);
  }
  const covering = type === 'docs' ? await findCoveringStories(page) : [];
  return [...opened.failures, ...opened.errors, ...covering];
}

async function testLibrary(): Promise<{ passed: number; skipped: number; failed: string[] }> {
  console.log('Building the library…');
  const folder = await publishLibrary();
  const entries = await listEntries(folder);
  const served = await serveLibrary(folder, '/library/');
  const browser = await launchBrowser();
  const progress = showProgress(entries.length);
  const failed: string[] = [];
  try {
    const pages = await Promise.all(
      Array.from({ length: WORKERS }, () => openPage(browser, laptop)),
    );
    await inParallel(entries, pages, async (entry, page) => {
      const [fault] = await findFaults(page, served.url, entry);
      if (fault !== undefined) failed.push(`${entry.id}: ${fault.split('\n')[0] ?? ''}`);
      progress.step();
    });
  } finally {
    progress.stop();
    await browser.close();
    await served.close();
  }
  return { passed: entries.length - failed.length, skipped: 0, failed };
}

const { report } = new Command('test:library')
  .description('Opens every story and docs page of the published library.')
  .option('--report <file>', 'writes the outcome as JSON')
  .parse()
  .opts<{ report?: string }>();

try {
  const outcome = await testLibrary();
  if (report !== undefined) await writeFile(report, JSON.stringify(outcome));
  for (const line of outcome.failed) console.log(line);
  console.log(`${outcome.passed} passed, ${outcome.failed.length} failed`);
  process.exitCode = outcome.failed.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof SetupError ? error.message : error);
  process.exitCode = 1;
}
