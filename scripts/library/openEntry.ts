import type { ConsoleMessage, Frame, Page, Request } from 'playwright';
import type { WindowSize } from './browserPage';
import type { Entry } from './listEntries';

/** The report of a document of the library about its story or docs page (`inPage.js`). */
export interface EntryReport {
  isFinished: boolean;
  failures: string[];
  /** The viewport the story declares. */
  declared: WindowSize | undefined;
}

declare global {
  interface Window {
    entryReport?: EntryReport;
    /** Begins to render and play a story again, in the document that shows it. */
    remountStory: (storyId: string) => void;
    /** Begins to show another story or docs page, in the document that shows one. */
    selectEntry: (id: string, viewMode: Entry['type']) => void;
    settlePage: () => Promise<void>;
    /** Resolves when what has changed is painted. */
    nextFrames: () => Promise<unknown>;
  }
}

/** Returns the URL of a story or docs page alone, without axe, which another run covers. */
export function entryAddress(library: string, { id, type }: Entry): string {
  return `${library}iframe.html?id=${id}&viewMode=${type}&globals=a11y.manual:!true`;
}

/** Returns the URL of a story at the width of the window, even if it declares a narrower one. */
export function pictureAddress(library: string, story: Entry): string {
  return `${entryAddress(library, story)}&width=window`;
}

/** The result of opening a story or docs page. */
export interface OpenedEntry {
  /** The viewport the story declares, if it does. */
  declared: WindowSize | undefined;
  /** The error of its play function, or of its rendering. */
  failures: string[];
  /** Errors of the page and of its console. */
  errors: string[];
}

/** How long to wait for a story to finish, in ms. */
const LONGEST_STORY = 30_000;

/** A request that takes longer (ms) is assumed to be held open by its story. */
const LONGEST_REQUEST = 5000;

/** Records pending requests and errors. */
function watch(page: Page) {
  const errors: string[] = [];
  const loading = new Set<Request>();
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(message.text());
  };
  const onError = ({ message }: Error) => errors.push(message);
  const onRequest = (request: Request) => loading.add(request);
  const onLoaded = (request: Request) => loading.delete(request);
  // Leaving a page ends its requests without an event, such as that for the larger picture of a wider window.
  const onNavigated = (frame: Frame) => {
    if (frame === page.mainFrame()) loading.clear();
  };
  page.on('console', onConsole).on('pageerror', onError).on('request', onRequest);
  page.on('requestfinished', onLoaded).on('requestfailed', onLoaded);
  page.on('framenavigated', onNavigated);
  return {
    errors,
    /** Waits for pending requests, and returns whether any has got its response meanwhile. */
    untilLoaded: async () => {
      const pending = loading.size;
      for (let waited = 0; loading.size > 0 && waited < LONGEST_REQUEST; waited += 20) {
        await page.waitForTimeout(20);
      }
      return loading.size < pending;
    },
    end: () => {
      page.off('console', onConsole).off('pageerror', onError).off('request', onRequest);
      page.off('requestfinished', onLoaded).off('requestfailed', onLoaded);
      page.off('framenavigated', onNavigated);
    },
  };
}

/**
 * Shows a story or docs page and waits until the screen no longer changes: its play function has ended, fonts and
 * pictures have loaded, and its last request has a response.
 * @param show begins to show it
 */
async function untilSettled(page: Page, show: () => Promise<unknown>): Promise<OpenedEntry> {
  const watched = watch(page);
  try {
    await show();
    // A story opened alone may have gone into a frame as wide as it declares (`.storybook/ownWindow.ts`).
    await page.waitForFunction(
      () =>
        ((window as unknown as Record<string, Window | undefined>).story ?? window).entryReport
          ?.isFinished,
      undefined,
      { timeout: LONGEST_STORY },
    );
    do {
      // Unlike `evaluate`, this has a limit.
      await page.waitForFunction(
        async () => {
          const { story } = window as unknown as Record<string, Window | undefined>;
          await (story ?? window).settlePage();
          return true;
        },
        undefined,
        { timeout: LONGEST_STORY, polling: 100 },
      );
    } while (await watched.untilLoaded());
    const report = await page.evaluate(
      () => ((window as unknown as Record<string, Window | undefined>).story ?? window).entryReport,
    );
    return {
      declared: report?.declared,
      failures: report?.failures ?? [],
      errors: watched.errors,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { declared: undefined, failures: [reason], errors: watched.errors };
  } finally {
    watched.end();
  }
}

/**
 * Opens a story or docs page alone and waits until the screen no longer changes.
 * @param page created by `openPage`
 * @param address the URL of its `iframe.html`
 */
export function openEntry(page: Page, address: string): Promise<OpenedEntry> {
  return untilSettled(page, () => page.goto(address, { waitUntil: 'commit' }));
}

/**
 * Renders and plays the story of a page again, as if it had just been opened, and waits until the screen no longer
 * changes. It takes a fraction of the time of `openEntry`, most of which goes into loading the library.
 * @param page shows the story since `openEntry`
 */
export function remountStory(page: Page, id: string): Promise<OpenedEntry> {
  return untilSettled(page, () =>
    page.evaluate((storyId) => {
      window.remountStory(storyId);
    }, id),
  );
}

/**
 * Shows another story or docs page in the document of a page, as the sidebar does, and waits until the screen no longer
 * changes. Like `remountStory`, it does not load the library again.
 * @param page shows a story or docs page since `openEntry`, and not in a frame
 */
export function selectEntry(page: Page, { id, type }: Entry): Promise<OpenedEntry> {
  return untilSettled(page, () =>
    page.evaluate(
      ([entryId, viewMode]) => {
        window.selectEntry(entryId, viewMode);
      },
      [id, type] as const,
    ),
  );
}
