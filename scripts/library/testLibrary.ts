/**
 * Tests the library as it is published: every story and every docs page, under a sub-path. A play function that fails, an
 * error of the page or an error on its console fails the run, as does a docs page whose story covers it, or does not
 * follow its controls.
 */
import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import type { Page } from 'playwright';
import { showProgress } from '../../server/cli/progress';
import { SetupError } from '../setup.mjs';
import { launchBrowser, openPage } from './browserPage';
import { inParallel } from './inParallel';
import { listEntries, type Entry } from './listEntries';
import { entryAddress, openEntry, selectEntry, type OpenedEntry } from './openEntry';
import { publishLibrary } from './publishLibrary';
import { serveLibrary } from './serveLibrary';

declare global {
  interface Window {
    /** The events of a document of the library. */
    __STORYBOOK_ADDONS_CHANNEL__: {
      on: (event: string, listener: () => void) => void;
      emit: (event: string, payload: object) => void;
    };
    /** Whether a framed story has been told of its controls. */
    hasFollowed?: boolean;
  }
}

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
            (getComputedStyle(element).position === 'fixed' &&
              element.textContent !== '' &&
              // A popover that is closed, or whose parts are drawn in its place, has no box of its own.
              element.getClientRects().length > 0),
        ),
      )
      .map(({ id }) => `${id} covers the page it is drawn in, and has no frame`),
  );
}

/** How long to wait for a framed story, or until it follows a control, in ms. */
const LONGEST_FRAME = 20_000;

/** Returns a line if the first story of a docs page is framed and does not follow the controls below it. */
async function findDeadControls(page: Page): Promise<string[]> {
  const frame = await page.evaluateHandle(() => {
    const [first] = document.querySelectorAll('iframe');
    const controls = document.querySelector('.docblock-argstable');
    const isAbove =
      first &&
      controls &&
      first.compareDocumentPosition(controls) & Node.DOCUMENT_POSITION_FOLLOWING;
    return isAbove ? first : null;
  });
  const story = await frame.asElement()?.contentFrame();
  if (!story) return [];
  try {
    await story.waitForFunction(() => window.entryReport?.isFinished, undefined, {
      timeout: LONGEST_FRAME,
    });
    await story.evaluate(() => {
      window.__STORYBOOK_ADDONS_CHANNEL__.on('storyArgsUpdated', () => {
        window.hasFollowed = true;
      });
    });
    const storyId = new URL(story.url()).searchParams.get('id');
    await page.evaluate((id) => {
      window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateStoryArgs', { storyId: id, updatedArgs: {} });
    }, storyId);
    await story.waitForFunction(() => window.hasFollowed, undefined, { timeout: LONGEST_FRAME });
    return [];
  } catch {
    return ['the controls do not change the story above them'];
  }
}

/**
 * Shows a story or docs page, in a window as wide as it declares.
 * @param isSelectable whether it can be shown in the document that the page has
 */
async function show(
  page: Page,
  url: string,
  entry: Entry,
  isSelectable: boolean,
): Promise<OpenedEntry> {
  const address = entryAddress(url, entry);
  await page.setViewportSize(laptop);
  const opened = isSelectable ? await selectEntry(page, entry) : await openEntry(page, address);
  if (opened.declared === undefined || opened.declared.width <= laptop.width) return opened;
  await page.setViewportSize(opened.declared);
  return openEntry(page, address);
}

/**
 * Shows all stories of a file and its docs page, and calls back with the errors of each. Most are shown in the document of
 * the one before, as from the sidebar, and from the last to the first: `storybook` in `vite.config.ts` goes from the first
 * to the last, so that a story which depends on another one fails in one of the two.
 */
async function testFile(
  page: Page,
  url: string,
  entries: readonly Entry[],
  onTested: (id: string, faults: string[]) => void,
) {
  let isSelectable = false;
  for (const entry of entries.toReversed()) {
    const { declared, failures, errors } = await show(page, url, entry, isSelectable);
    const faults = [...failures, ...errors];
    if (entry.type === 'docs') {
      faults.push(...(await findCoveringStories(page)), ...(await findDeadControls(page)));
    }
    onTested(entry.id, faults);
    // A story with a width of its own may be in a frame, and one that fails may leave anything behind.
    isSelectable = declared === undefined && faults.length === 0;
  }
}

async function testLibrary(): Promise<{ passed: number; skipped: number; failed: string[] }> {
  console.log('Building the library…');
  const folder = await publishLibrary();
  const entries = await listEntries(folder);
  const entriesByFile = [...new Set(entries.map(({ importPath }) => importPath))].map((file) =>
    entries.filter(({ importPath }) => importPath === file),
  );
  const served = await serveLibrary(folder, '/library/');
  const browser = await launchBrowser();
  const progress = showProgress(entries.length);
  let done = 0;
  const failed: string[] = [];
  try {
    const pages = await Promise.all(
      Array.from({ length: WORKERS }, () => openPage(browser, laptop)),
    );
    await inParallel(entriesByFile, pages, (entriesOfFile, page) =>
      testFile(page, served.url, entriesOfFile, (id, [fault]) => {
        if (fault !== undefined) failed.push(`${id}: ${fault.split('\n')[0] ?? ''}`);
        progress.update((done += 1));
      }),
    );
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
