import type { APIRequestContext, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { Site } from './site';
import { expect, findViolations, test } from './test';

/** Opens a page of an unsubscribe link, which has no script to wait for. */
async function open(page: Page, token: string) {
  await page.goto(`/unsubscribe/${token}`, { waitUntil: 'load' });
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page) => page.getByRole('button', { name: 'Unsubscribe' });

async function newToken(request: APIRequestContext, site: Site): Promise<string> {
  // It makes the tables, of which the token needs one.
  expect((await request.get('/readyz')).status()).toBe(200);
  return site.unsubscribeToken(`ada.${randomUUID()}@example.com`);
}

async function unsubscribe(page: Page, request: APIRequestContext, site: Site) {
  const token = await newToken(request, site);
  await open(page, token);
  await expect(title(page, 'Unsubscribe')).toBeVisible();
  expect(await site.isSuppressed(token)).toBe(false);
  await button(page).click();
  await expect(title(page, 'You are unsubscribed')).toBeVisible();
  expect(await site.isSuppressed(token)).toBe(true);
}

async function expectAccessible(page: Page) {
  expect(await findViolations(page)).toEqual([]);
  const overflow = () =>
    document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow)).toBe(0);
}

test(
  'a fan unsubscribes by the button that the link of an email opens, and registers again',
  { tag: ['@smoke', '@store'] },
  async ({ page, request, site }) => {
    await unsubscribe(page, request, site);
    await page.getByRole('link', { name: 'Register again' }).click();
    await expect(page.getByRole('button', { name: 'REGISTER NOW' })).toBeVisible();
  },
);

test('the pages of an unsubscribe link have no axe violation and no sideways scroll', async ({
  page,
  request,
  site,
}) => {
  await open(page, await newToken(request, site));
  await expect(button(page)).toBeVisible();
  await expectAccessible(page);
  await button(page).click();
  await expect(title(page, 'You are unsubscribed')).toBeVisible();
  await expectAccessible(page);
  await open(page, 'made-up');
  await expect(title(page, 'This link does not work')).toBeVisible();
  await expectAccessible(page);
});
