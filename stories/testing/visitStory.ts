import type { Page } from 'playwright';

/** What Storybook has in a document: see `storybook/internal/preview-api`. */
interface StoryWindow {
  __STORYBOOK_PREVIEW__?: {
    channel: { last: (event: string) => [Record<string, string>?] | undefined };
    storyStoreValue?: { loadStory: (story: { storyId: string }) => Promise<Story> };
  };
}

interface Story {
  argTypes: Record<string, { options?: unknown[] }>;
  storyGlobals: { viewport?: { value: string } };
  parameters: {
    viewport: { options: Record<string, { styles: Record<'width' | 'height', string> }> };
  };
}

interface VisitOptions {
  /** By name, as in `args` of an address: text, numbers and true or false; a fixture by its label, `Veteran`. */
  args?: Record<string, string | number | boolean>;
  /** By name, as in `globals` of an address: `{ api: 503 }`. */
  globals?: Record<string, string | number | boolean>;
}

/** The sizes of pages before a story declared another. */
const ownSizes = new WeakMap<Page, ReturnType<Page['viewportSize']>>();

/** @throws for a text that Storybook would leave out, since an address cannot carry it */
function toParameter(values: NonNullable<VisitOptions['args']>): string {
  return Object.entries(values)
    .map(([name, value]) => {
      if (/[^\w -]/.test(String(value))) throw new Error(`An address cannot carry ${value}`);
      return `${name}:${typeof value === 'boolean' ? '!' : ''}${value}`;
    })
    .join(';');
}

/** Returns the options of each control of a story, and the window's size that it declares, before the story is shown. */
async function readStory(page: Page, id: string) {
  await page.goto('iframe.html?viewMode=story');
  await page.waitForFunction(() => (window as StoryWindow).__STORYBOOK_PREVIEW__?.storyStoreValue);
  return page.evaluate(async (storyId) => {
    const store = (window as StoryWindow).__STORYBOOK_PREVIEW__?.storyStoreValue;
    if (!store) throw new Error('This page shows no story');
    const { argTypes, storyGlobals, parameters } = await store.loadStory({ storyId });
    const { styles } = parameters.viewport.options[storyGlobals.viewport?.value ?? ''] ?? {};
    return {
      controls: Object.entries(argTypes).map(([name, { options }]) => ({
        name,
        options: options?.map(String),
      })),
      size: styles && { width: parseInt(styles.width), height: parseInt(styles.height) },
    };
  }, id);
}

/** Shows what the browser leaves out below the window, and waits for all pictures, fonts and movements that end. */
async function settle(page: Page): Promise<void> {
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const loading = [...document.images].map(async (image) => {
      const isLazy = image.loading === 'lazy' && !image.complete;
      if (isLazy) image.loading = 'eager';
      // One that cannot be decoded has its place.
      await image.decode().catch(() => undefined);
      if (isLazy) image.loading = 'lazy';
    });
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished.catch(() => undefined));
    await Promise.all([...loading, ...ending]);
  });
}

/**
 * Opens a story by itself, at the address of the library in the `baseURL` of Playwright, in the window's size that it
 * declares, and waits until it is ready: its play function, pictures, fonts and transitions have ended. Storybook's own run
 * of axe is off, so that a test can run it.
 *
 * @param id as in the story's address: `primitives-button--default`
 * @returns the size that the story declares, if any; otherwise that of the page stays
 * @throws when the story has no such arg or choice, cannot be rendered, or its play function fails
 */
export async function visitStory(
  page: Page,
  id: string,
  { args = {}, globals = {} }: VisitOptions = {},
): Promise<ReturnType<Page['viewportSize']>> {
  const query = new URLSearchParams({
    id,
    viewMode: 'story',
    args: toParameter(args),
    globals: toParameter({ ...globals, 'a11y.manual': true }),
  });
  const { controls, size } = await readStory(page, id);
  for (const [name, value] of Object.entries(args)) {
    const control = controls.find((one) => one.name === name);
    const { options } = control ?? {};
    if (control === undefined)
      throw new Error(`${id} has no arg ${name}, but ${controls.map((one) => one.name).join()}`);
    if (options?.includes(String(value)) === false)
      throw new Error(`${id}: ${name} is one of ${options.join()}, not ${value}`);
  }
  if (!ownSizes.has(page)) ownSizes.set(page, page.viewportSize());
  const wanted = size ?? ownSizes.get(page);
  if (wanted) await page.setViewportSize(wanted);
  await page.goto(`iframe.html?${query}`);
  const finished = await page.waitForFunction((storyId) => {
    const channel = (window as StoryWindow).__STORYBOOK_PREVIEW__?.channel;
    const [result] = channel?.last('storyFinished') ?? [];
    if (result?.storyId !== storyId) return undefined;
    const [error] =
      channel?.last('playFunctionThrewException') ?? channel?.last('storyThrewException') ?? [];
    // Of a failed play function the result says nothing.
    return { failure: error?.message ?? (result.status === 'success' ? '' : 'An error') };
  }, id);
  const { failure } = (await finished.jsonValue()) ?? {};
  if (failure) throw new Error(`${id}: ${failure}`);
  await settle(page);
  return size ?? null;
}
