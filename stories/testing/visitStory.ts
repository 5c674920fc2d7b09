import type { Page } from 'playwright';

interface StoryWindow {
  /** Storybook's preview of a document. */
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

interface VisitOptions {
  /** By name, as in `args` of an address: text, numbers and true or false. */
  args?: Record<string, string | number | boolean>;
  /** By name, as in `globals` of an address: `{ api: 503 }`. */
  globals?: Record<string, string | number | boolean>;
}

/** @throws for a text that Storybook would leave out, since an address cannot carry it */
function toParameter(values: NonNullable<VisitOptions['args']>): string {
  return Object.entries(values)
    .map(([name, value]) => {
      if (/[^\w -]/.test(String(value))) throw new Error(`An address cannot carry ${value}`);
      return `${name}:${typeof value === 'boolean' ? '!' : ''}${value}`;
    })
    .join(';');
}

/**
 * Opens a story by itself, at the address of the library in the `baseURL` of Playwright, and waits until it is ready: it
 * has rendered, and its play function has ended. Storybook's own run of axe is off, so that a test can run it.
 *
 * @param id as in the story's address: `primitives-button--default`
 * @throws when the story cannot be rendered
 */
export async function visitStory(
  page: Page,
  id: string,
  { args = {}, globals = {} }: VisitOptions = {},
): Promise<void> {
  const query = new URLSearchParams({
    id,
    viewMode: 'story',
    args: toParameter(args),
    globals: toParameter({ ...globals, 'a11y.manual': true }),
  });
  await page.goto(`iframe.html?${query}`);
  await page.waitForFunction(
    () =>
      (window as StoryWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished' ||
      document.querySelector('.sb-show-errordisplay, .sb-show-nopreview'),
  );
  const error = page.locator(
    '.sb-show-errordisplay #error-message, .sb-show-nopreview .sb-nopreview',
  );
  if (await error.isVisible()) throw new Error(`${id}: ${await error.innerText()}`);
}
