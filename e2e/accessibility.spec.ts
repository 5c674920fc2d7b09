import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { contentFile } from '../playwright.config';
import { expect, test } from './test';

const { fighters } = JSON.parse(readFileSync(contentFile, 'utf8')) as {
  fighters: [{ id: string }];
};

const pages = [
  ['Home', '/'],
  ['Fighters', '/fighters'],
  ['Fighter profile', `/fighters/${fighters[0].id}`],
  ['Fighter Not Found', '/fighters/nobody'],
  ['Events', '/events'],
  ['Community', '/community'],
  ['Pay-per-view', '/pay-per-view'],
  ['Signup', '/signup'],
  ['404', '/no/such/page'],
] as const;

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

for (const [name, path] of pages) {
  test(`${name} has no axe violation, no sideways scroll, a quiet console, and asks no one else for anything`, async ({
    page,
    baseURL,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    const origins = new Set<string>();
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol !== 'data:') origins.add(origin);
    });

    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    // What waits below the fold is asked for, too.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');

    await expectAccessible(page);
    // The browser itself reports an answer of 404, and that is the right answer here.
    expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
    expect([...origins]).toEqual([baseURL]);
  });
}

for (const [name, path, submit, firstError] of [
  ['Pay-per-view', '/pay-per-view', 'REGISTER NOW', 'Name is required'],
  ['Signup', '/signup', 'JOIN REDLINE', 'Name is required'],
] as const) {
  test(`${name} has no axe violation with its errors shown`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByText(firstError)).toBeVisible();
    await expectAccessible(page);
  });
}

test('the open menu of a small screen has no axe violation', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide screens show every link');
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  await expectAccessible(page);
});
