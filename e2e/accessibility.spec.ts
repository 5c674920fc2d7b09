import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { contentFile } from '../playwright.config';
import { siteRoutes } from '../src/app/routes';
import { cutOffTexts } from '../src/testing/cutOffTexts';
import { expect, findViolations, followComplaints, test } from './test';

const { fighters } = JSON.parse(readFileSync(contentFile, 'utf8')) as {
  fighters: [{ id: string }];
};

/** Every route's first page, and a fighter who does not exist. */
const pages = [
  ...Object.entries(siteRoutes).map(
    ([name, route]) => [name, route.addresses({ fighters })[0]?.path ?? '/no/such/page'] as const,
  ),
  ['unknown fighter', '/fighters/unknown'] as const,
];

/** Beside those of the projects, the widths in px that every screen must hold at. 640 is 1280 at 200 % zoom. */
const widths = [320, 640, 768, 1920];

/** The narrowest window that WebKitGTK has, in px. */
const LEAST_OF_WEBKITGTK = 334;

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function expectNoOverflow(page: Page) {
  expect(await overflow(page)).toBe(0);
  expect(await page.locator('body').evaluate(cutOffTexts)).toEqual([]);
}

async function expectAccessible(page: Page) {
  expect(await findViolations(page)).toEqual([]);
  await expectNoOverflow(page);
}

for (const [name, path] of pages) {
  test(
    `${name} has no axe violation, no sideways scroll, a quiet console, and asks no one else for anything`,
    { tag: '@layout' },
    async ({ page, baseURL }) => {
      const complaints = followComplaints(page);
      // Firefox warns of this on a console that WebDriver BiDi does not pass on.
      await page.addInitScript(() => {
        const find = document.getElementById.bind(document);
        document.getElementById = (id: string) => {
          if (id === '') console.warn('An element is looked for by an empty id');
          return find(id);
        };
      });
      const origins = new Set<string>();
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol !== 'data:') origins.add(origin);
      });

      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      // What waits below the fold is requested, too.
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');

      await expectAccessible(page);
      // The browser itself reports a status of 404, which is the right one here.
      expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
      expect([...origins]).toEqual([baseURL]);
    },
  );
}

for (const [name, path] of pages) {
  test(`${name} does not scroll sideways at any width`, async ({ page, webKitDriver }) => {
    const least = webKitDriver === undefined ? 0 : LEAST_OF_WEBKITGTK;
    for (const width of widths.map((width) => Math.max(width, least))) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        // A page that is resized while React is at work may keep a style of the width before, in Chromium.
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await expectNoOverflow(page);
      });
    }
  });
}

for (const [name, path, submit, firstError] of [
  ['Pay-per-view', '/pay-per-view', 'REGISTER NOW', 'Name is required'],
  ['Signup', '/signup', 'JOIN REDLINE', 'Name is required'],
] as const) {
  test(
    `${name} has no axe violation with its errors shown`,
    { tag: '@layout' },
    async ({ page }) => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: submit }).click();
      await expect(page.getByText(firstError)).toBeVisible();
      await expectAccessible(page);
    },
  );
}

test(
  'the open menu of a small screen has no axe violation',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
    await expectAccessible(page);
  },
);
