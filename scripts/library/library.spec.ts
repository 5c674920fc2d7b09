/** The published library, under a sub-path: every docs page opens, and every story is played, without an error. */
import { test as base, expect, type Page } from '@playwright/test';
import { viewports } from '../../src/testing/viewports';
import { readEntries } from './readEntries';
import { serveLibrary } from './serveLibrary';
import { openFrame, select, type LibraryWindow } from './testing/libraryFrame';

const folder = 'storybook-static';
const entries = readEntries(folder);

interface Library {
  page: Page;
  /** Errors of the page and of its console. */
  errors: string[];
}

/** Each worker opens the library once, and shows one entry after another in that document, as the sidebar does. */
const test = base.extend<object, { library: Library }>({
  library: [
    async ({ browser }, use) => {
      const { address, close } = await serveLibrary(folder);
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      // The frames of docs pages show stories, which are opened by themselves: empty, they play nothing meanwhile.
      await page.route('**/iframe.html?*', (route) =>
        route.request().frame().parentFrame() === null
          ? route.continue()
          : route.fulfill({ contentType: 'text/html', body: '' }),
      );
      await openFrame(page, address);
      await use({ page, errors });
      await page.close();
      await close();
    },
    { scope: 'worker' },
  ],
});

/** The window of a story that declares none, as in Vitest. */
const usual = { width: 1200, height: 900 };

/** Gives the page the size that a story declares. */
async function resize(page: Page, storyId: string): Promise<void> {
  const viewport = await page.evaluate(async (storyId) => {
    const { storyStoreValue } = (window as unknown as LibraryWindow).__STORYBOOK_PREVIEW__;
    const { storyGlobals } = await storyStoreValue.loadStory({ storyId });
    return (storyGlobals.viewport as { value: keyof typeof viewports } | undefined)?.value;
  }, storyId);
  const { width, height } = viewport === undefined ? usual : viewports[viewport];
  await page.setViewportSize({ width, height });
}

const patience = { timeout: 20_000, intervals: [20] };

/** Returns how an entry has rendered, with each story that its docs page draws in itself. */
function readResults(page: Page, id: string): Promise<Record<string, string>> {
  return page.evaluate((entryId) => {
    const { results } = window as unknown as LibraryWindow;
    const drawn = [...document.querySelectorAll('.sb-story')].map((story) => story.id.slice(7));
    return Object.fromEntries(
      [entryId, ...drawn].map((one) => [one, results.get(one) ?? 'pending']),
    );
  }, id);
}

/** Returns the stories that cover the docs page they are drawn in: each needs a frame (`frameOf`). */
function findCoveringStories(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.sb-story')]
      .filter((story) =>
        [...story.querySelectorAll('*')].some(
          (element) =>
            element.matches(':modal, :popover-open') ||
            (getComputedStyle(element).position === 'fixed' &&
              element.textContent !== '' &&
              element.getClientRects().length > 0),
        ),
      )
      .map(({ id }) => id),
  );
}

for (const { id, type, title, name } of entries) {
  test(`${title}: ${name} renders and is played without an error`, async ({
    library: { page, errors },
  }) => {
    errors.length = 0;
    if (type === 'story') await resize(page, id);
    else await page.setViewportSize(usual);
    await select(page, id, type);
    await expect
      .poll(async () => [...new Set(Object.values(await readResults(page, id)))], patience)
      .toEqual(['success']);
    expect(errors).toEqual([]);
    // A frame would hide the story from a test that looks into its document; a mail is a document of its own.
    if (type === 'story') await expect(page.locator('iframe:not([srcdoc])')).toHaveCount(0);
    if (type === 'docs') {
      expect(await findCoveringStories(page)).toEqual([]);
      // MDX does not render tables, nor a block the code in a text: both show their markup.
      await expect(page.locator('p, li').filter({ hasText: /^\|.*\|$|`/ })).toHaveCount(0);
    }
  });
}

test('the controls of a docs page change the framed story above them', async ({ library }) => {
  const { page } = library;
  await page.unrouteAll();
  await select(page, 'layout-missingpage--docs', 'docs');
  const framed = page.locator('iframe').first().contentFrame();
  await expect(framed.getByRole('heading', { level: 1, name: 'Fighter Not Found' })).toBeVisible();
  await page
    .getByRole('row', { name: /^title/ })
    .getByRole('textbox')
    .fill('No such page');
  await expect(framed.getByRole('heading', { level: 1, name: 'No such page' })).toBeVisible();
});

test('a sentence of the specification leads to the story that shows it', async ({ library }) => {
  const { page } = library;
  await select(page, 'docs-specification--docs', 'docs');
  const sentence = page
    .getByRole('listitem')
    .filter({ hasText: 'Loading shows 12 skeleton cards' });
  await expect(
    sentence.getByRole('link', { name: 'Screens/Fighters/View: Loading' }),
  ).toHaveAttribute('href', './?path=/story/screens-fighters-view--loading');
});

interface Fixtures {
  /** A page with the library's sidebar, toolbars and panels. */
  manager: Page;
}

const managerTest = base.extend<Fixtures>({
  manager: async ({ browser }, use) => {
    const { address, close } = await serveLibrary(folder);
    const page = await browser.newPage({ baseURL: address });
    await use(page);
    await page.close();
    await close();
  },
});

managerTest('the control of a fixture shows which is chosen', async ({ manager }) => {
  await manager.goto('?path=/story/fighters-fightercard--default');
  await expect(manager.locator('#control-fighter')).toHaveValue('Champion');
});

managerTest(
  'a toolbar is at rest, and set for the story that is shown only',
  async ({ manager }) => {
    await manager.goto('?path=/story/screens-home-site--default&globals=api:503');
    const story = manager.locator('#storybook-preview-iframe').contentFrame();
    await story.getByRole('main').waitFor();
    await manager.getByRole('link', { name: 'Phone' }).click();
    await expect(manager).not.toHaveURL(/globals=[^&]*api/);
    await expect(manager.getByRole('button', { name: 'API' })).toHaveText('API');
  },
);

managerTest('an address that names a section opens its page there', async ({ manager }) => {
  await manager.goto('?path=/docs/events-eventcard--docs#small-phone');
  const page = manager.locator('#storybook-preview-iframe').contentFrame();
  await expect(page.getByRole('heading', { name: 'Small Phone' })).toBeInViewport();
});

managerTest('the search finds components by the names that designers know', async ({ manager }) => {
  await manager.goto('?path=/docs/docs-introduction--docs');
  for (const alias of [
    ...['spinner', 'dropdown', 'snackbar', 'hamburger', 'banner', 'input'],
    ...['motion', 'shadow', 'radius', 'contrast', 'voice', 'font'],
  ]) {
    await manager.locator('#storybook-explorer-searchfield').fill(alias);
    await expect(manager.getByRole('option', { name: new RegExp(alias, 'i') })).not.toHaveCount(0);
  }
});
