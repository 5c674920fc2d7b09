import type { Locator, Page } from '@playwright/test';
import { screens } from './screens';
import { expect, holdScripts, hydrated, test } from './test';

/** What the journey collects in the page. */
interface Collected {
  pressed: Set<Element>;
  acted: Set<Element>;
}

/** Runs in the page: follows which buttons were pressed, and which of them have done their work since. */
function followButtons(): void {
  const collected: Collected = { pressed: new Set(), acted: new Set() };
  Object.assign(window, { collected });
  addEventListener(
    'click',
    ({ target }) => {
      const button =
        target instanceof Element ? target.closest('button:not([popovertarget])') : null;
      if (button) collected.pressed.add(button);
    },
    { capture: true },
  );
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      // A tooltip.
      if (target instanceof HTMLButtonElement) collected.acted.add(target);
      if (target instanceof HTMLDialogElement && target.open) {
        for (const opener of document.querySelectorAll('[aria-haspopup="dialog"]')) {
          collected.acted.add(opener);
        }
      }
    }
  }).observe(document, {
    attributeFilter: ['aria-describedby', 'open'],
    subtree: true,
  });
}

/** Runs in the page. What a filter has removed has nothing to do. */
function withoutWork(): (string | null)[] {
  const { pressed, acted } = (window as unknown as { collected: Collected }).collected;
  return [...pressed]
    .filter((button) => button.isConnected && !acted.has(button))
    .map((button) => button.textContent);
}

/** Returns whether the page leaves each link to the browser. */
const linksAreNative = (page: Page) =>
  page.getByRole('link').evaluateAll((links) => {
    const stopped: boolean[] = [];
    const follow = (event: Event) => {
      stopped.push(event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener('click', follow);
    for (const link of links) (link as HTMLElement).click();
    removeEventListener('click', follow);
    return stopped.length === links.length && !stopped.includes(true);
  });

const valuesOf = (page: Page) =>
  page.locator(':is(input, select):not(dialog *)').evaluateAll((fields) =>
    fields.map((field) => ({
      value: (field as HTMLInputElement).value,
      checked: (field as HTMLInputElement).checked,
    })),
  );

async function each(found: Locator, act: (one: Locator) => Promise<unknown>): Promise<void> {
  for (const one of await found.all()) await act(one);
}

for (const [name, path] of screens) {
  test(
    `nothing that is done on the screen ${name} before its script has run is lost`,
    { tag: '@phone' },
    async ({ page }) => {
      const runScripts = await holdScripts(page);
      await page.addInitScript(followButtons);
      await page.goto(path, { waitUntil: 'domcontentloaded' });

      expect(await linksAreNative(page)).toBe(true);
      await each(page.getByRole('textbox'), (field) => field.fill('a'));
      await each(page.getByRole('searchbox'), (field) => field.fill('a'));
      await each(page.getByRole('combobox'), (field) => field.selectOption({ index: 1 }));
      await each(page.getByRole('radio'), (option) => option.click());
      // One of them is the choice.
      await each(page.getByRole('checkbox').last(), (choice) => choice.check());
      const values = await valuesOf(page);
      // The rows of events open by the browser itself.
      await each(page.locator('summary:visible'), (row) => row.click());
      const buttons = page
        .locator('button:not([type="submit"], [popovertarget])')
        .and(page.getByRole('button'));
      await each(buttons, (button) => button.click());
      await expect(page.locator('button[aria-busy]')).toHaveCount(await buttons.count());
      const menu = page.getByRole('button', { name: 'Open menu' });
      const hasMenu = await menu.isVisible();
      if (hasMenu) await menu.click();
      runScripts();
      await hydrated(page);

      await expect.poll(() => page.evaluate(withoutWork)).toEqual([]);
      expect(await page.locator('button[aria-busy]').count()).toBe(0);
      expect(await valuesOf(page)).toEqual(values);
      // The dialog of a comparison closes the menu.
      const opened = page.getByRole('button', { name: 'Close menu' }).or(page.getByRole('dialog'));
      if (hasMenu) await expect(opened).toBeVisible();
    },
  );
}

for (const [how, press] of [
  ['a click', (button: Locator) => button.click()],
  ['a key', (button: Locator) => button.press('Enter')],
] as const) {
  test(
    `a filter that is chosen, and a button that is pressed by ${how}, before the script has run are not lost`,
    { tag: ['@smoke', '@engine'] },
    async ({ page }) => {
      const runScripts = await holdScripts(page);
      await page.goto('/fighters', { waitUntil: 'domcontentloaded' });
      await page.getByLabel('Weight class').selectOption('Heavyweight');
      const compare = page.getByRole('button', { name: /^Compare/i });
      await press(compare);
      await expect(compare).toHaveAttribute('aria-busy', 'true');
      runScripts();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page).toHaveURL(/weight=Heavyweight/);
    },
  );
}

test(
  'a status that is chosen before the script has run filters the events after it',
  { tag: '@engine' },
  async ({ page }) => {
    const runScripts = await holdScripts(page);
    await page.goto('/events', { waitUntil: 'domcontentloaded' });
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(24);
    await page.getByRole('radio', { name: 'Completed' }).click();
    runScripts();
    await expect(page.getByText('Showing 14 of 24 events')).toBeVisible();
    await expect(cards).toHaveCount(14);
    await expect(page).toHaveURL('/events?status=completed');
    await page.goBack();
    await expect(page.getByText('Showing 24 of 24 events')).toBeVisible();
  },
);

test(
  'a phone’s filters that are chosen and sent before the script has run are in the address',
  { tag: ['@phone', '@engine'] },
  async ({ page }) => {
    const runScripts = await holdScripts(page);
    await page.goto('/fighters', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Weight class').selectOption('Heavyweight');
    await page.getByRole('button', { name: 'Show Results' }).click();
    await expect(page).toHaveURL(/weight=Heavyweight/);
    runScripts();
    await expect(page.getByRole('button', { name: 'Filters 1 set' })).toBeVisible();
    await expect(page.getByText('Showing 60 of 60 fighters')).toBeHidden();
  },
);

test(
  'a press is not marked as busy when the script cannot be loaded',
  { tag: '@engine' },
  async ({ page }) => {
    let fail: () => void = () => undefined;
    const failing = new Promise<void>((resolve) => (fail = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await failing;
      await route.abort();
    });
    await page.goto('/fighters', { waitUntil: 'domcontentloaded' });
    const compare = page.getByRole('button', { name: /^Compare/i });
    await compare.click();
    await expect(compare).toHaveAttribute('aria-busy', 'true');
    fail();
    await expect(compare).toBeHidden();
    await expect(page.locator('button[aria-busy]')).toHaveCount(0);
  },
);

for (const [page, path] of [
  ['FightersPage', '/fighters'],
  ['FighterPage', '/fighters/050c86bd-84e0-464b-83f2-f1936e85df08?compare='],
] as const) {
  test(
    `${page} offers nothing that needs its code when the code cannot be loaded`,
    { tag: '@engine' },
    async ({ page: tab }) => {
      await tab.route(`**/assets/${page}-*.js`, (route) => route.abort());
      await tab.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(tab.getByText(/fighters, turn on JavaScript or reload the page/)).toBeVisible();
      await expect(tab.getByRole('search')).toBeHidden();
      await expect(tab.getByRole('button', { name: /^Compare/i })).toBeHidden();
    },
  );
}

test('who types in a form that was refused before the script has run keeps the focus', async ({
  page,
}) => {
  const runScripts = await holdScripts(page);
  await page.goto('/signup', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Email address').fill('ada@');
  await page.getByRole('button', { name: 'JOIN REDLINE' }).click();
  await expect(page.getByText('Valid email is required')).toBeVisible();
  const mobile = page.getByLabel('Mobile number');
  await mobile.pressSequentially('+1 617');
  runScripts();
  await hydrated(page);
  await page.keyboard.type(' 555 0134');
  await expect(mobile).toHaveValue('+1 617 555 0134');
});

test('a menu that was opened before the script has run is closed in a window that has become wider', async ({
  page,
}) => {
  const runScripts = await holdScripts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.locator(':popover-open')).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  runScripts();
  await hydrated(page);
  await expect(page.locator(':popover-open')).toHaveCount(0);
});

test('a touch and then a key start the script once', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/fighters', { waitUntil: 'domcontentloaded' });
  await page.mouse.click(5, 5);
  await page.keyboard.press('Shift');
  const files = await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(files.length).toBeGreaterThan(0);
  expect(files).toEqual([...new Set(files)]);
});

/** Runs in the page: collects which formats are made. */
function followFormats(): void {
  const formats: string[] = [];
  Object.assign(window, { formats });
  for (const name of ['DateTimeFormat', 'NumberFormat'] as const) {
    const construct = (format: new () => object, options: []) => {
      formats.push(name);
      return Reflect.construct(format, options);
    };
    Object.assign(Intl, { [name]: new Proxy(Intl[name], { construct }) });
  }
}

test('the first formats of a date and a number are made before the script has run', async ({
  page,
}) => {
  await holdScripts(page);
  await page.addInitScript(followFormats);
  // It shows neither, but leads to the profiles, which show numbers.
  await page.goto('/fighters', { waitUntil: 'domcontentloaded' });
  const formats = () => page.evaluate(() => (window as unknown as { formats: string[] }).formats);
  await expect.poll(formats).toEqual(['DateTimeFormat', 'NumberFormat']);
});
