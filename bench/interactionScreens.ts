import type { Locator, Page } from 'playwright';
import { comparisonContent } from '../src/content/comparison';
import { paths } from '../src/urls/paths';

/**
 * Taps a control, or does something else as a visitor would, and measures how long the page takes to paint again. The
 * control is brought into view before, since nobody taps what they do not see.
 */
export type Act = (name: string, what: Locator | (() => Promise<unknown>)) => Promise<void>;

/** The control of a page that takes longest to respond to a press, and how its response is recognized. */
export interface Probe {
  /** A CSS selector of the control. */
  control: string;
  /** A CSS selector that matches once the press has had its effect; or, with `isText`, of the visible text that it changes. */
  effect: string;
  isText?: boolean;
}

export interface Screen {
  path: string;
  /** Left out where every press shows its effect before hydration. */
  probe?: Probe;
  /** Uses each control of the screen. */
  use: (page: Page, act: Act) => Promise<void>;
}

/** Between two keys, in ms: a fast typist on a phone. */
const keyInterval = 120;

const results = 'main .with-script + p';
const comparison: Probe = { control: 'button[aria-haspopup=dialog]', effect: 'dialog[open]' };
const emptyForm: Probe = { control: 'main button[type=submit]', effect: '[aria-invalid=true]' };

/** Returns the screens of the site that have a control, with what a visitor does on each. */
export function listScreens(fighterPath: string): Screen[] {
  return [
    {
      path: paths.home,
      use: async (page, act) => {
        await useMenu(page, act);
        await act('a button to come', page.locator('main button').first());
        await act('to the fighters', page.getByRole('link', { name: /^View all/ }));
        await page.waitForURL(`**${paths.fighters}`);
        await act('Back', () => page.goBack());
      },
    },
    {
      path: paths.fighters,
      probe: comparison,
      use: async (page, act) => {
        await useMenu(page, act);
        const search = page.getByRole('searchbox');
        await search.tap();
        await act('typing', () => page.keyboard.type('ari', { delay: keyInterval }));
        await act('clearing', page.getByRole('button', { name: 'Clear search' }));
        await act('opening the filters', page.getByRole('button', { name: /^Filters/ }));
        for (const label of ['Status', 'Weight class']) {
          await page.getByLabel(label).focus();
          await act(`${label}: one`, () => page.keyboard.press('ArrowDown'));
          await act(`${label}: all`, () => page.keyboard.press('ArrowUp'));
        }
        await act('opening the comparison', page.getByRole('button', { name: /^Compare/ }));
        await chooseFighter(page, act, comparisonContent.corners.first);
        await chooseFighter(page, act, comparisonContent.corners.second);
        await act(
          'closing the comparison',
          page.getByRole('button', { name: 'Close', exact: true }),
        );
        await act('to a profile', page.locator('main li a').nth(2));
        await page.waitForURL(`**${paths.fighters}/*`);
        await page.locator('h1#fighter-name').waitFor();
        await act('Back', () => page.goBack());
      },
    },
    {
      path: fighterPath,
      probe: comparison,
      use: async (page, act) => {
        await useMenu(page, act);
        await act('opening the comparison', page.getByRole('button', { name: /^Compare/ }));
        await chooseFighter(page, act, comparisonContent.corners.opponent);
        await act(
          'closing the comparison',
          page.getByRole('button', { name: 'Close', exact: true }),
        );
        await act('a button to come', page.getByRole('button', { name: 'Follow' }));
        await act('to the fighters', page.getByRole('link', { name: /^Back to/ }));
        await page.waitForURL(`**${paths.fighters}`);
        await act('Back', () => page.goBack());
      },
    },
    {
      path: paths.events,
      probe: { control: 'main input[value=completed]', effect: results, isText: true },
      use: async (page, act) => {
        await useMenu(page, act);
        for (const label of ['Completed', 'Upcoming', 'Live', 'All']) {
          await act(`filter: ${label}`, page.locator('main fieldset label', { hasText: label }));
        }
        await act('a button to come', page.locator('main article button').first());
        await act('to the home page', page.getByRole('link', { name: /, home$/ }));
        await page.waitForURL((url) => url.pathname === paths.home);
        await act('Back', () => page.goBack());
      },
    },
    {
      path: paths.community,
      use: async (page, act) => {
        await useMenu(page, act);
        await act('a button to come', page.locator('main button').first());
      },
    },
    {
      path: paths.payPerView,
      probe: emptyForm,
      use: async (page, act) => {
        await useMenu(page, act);
        const submit = page.locator('main button[type=submit]');
        await act('submitting nothing', submit);
        await page.locator('main input[name=name]').tap();
        await act('typing', () => page.keyboard.type('Ari', { delay: keyInterval }));
        await act('an event', page.locator('main li label').first());
        await act('by mobile', page.locator('main fieldset label').nth(1));
        await act('by email', page.locator('main fieldset label').first());
        await page.locator('main input[name=email]').fill('ari@example.com');
        await act('submitting', submit);
      },
    },
    {
      path: paths.signup,
      probe: emptyForm,
      use: async (page, act) => {
        await useMenu(page, act);
        const submit = page.locator('main button[type=submit]');
        await act('submitting nothing', submit);
        await page.locator('main input[name=name]').tap();
        await act('typing', () => page.keyboard.type('Ari', { delay: keyInterval }));
        await page.locator('main input[name=email]').fill('ari@example.com');
        await page.locator('main input[name=mobile]').fill('+1 312 555 0142');
        await act('submitting', submit);
      },
    },
    { path: '/nowhere', use: useMenu },
  ];
}

/** The interaction that all others of a visit are compared with. */
export const openingMenu = 'opening the menu';

async function useMenu(page: Page, act: Act): Promise<void> {
  await act(openingMenu, page.getByRole('button', { name: 'Open menu' }));
  await act('closing the menu', page.getByRole('button', { name: 'Close menu' }));
}

async function chooseFighter(page: Page, act: Act, label: string): Promise<void> {
  await page.getByRole('dialog').getByLabel(label).focus();
  await act(`choosing: ${label}`, () => page.keyboard.press('ArrowDown'));
}
