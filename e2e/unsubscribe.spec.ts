import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expect, findViolations, overflowOf, test } from './test';

/** Opens a page of an unsubscribe link, which has no script to wait for. */
async function open(page: Page, token: string) {
  await page.goto(`/unsubscribe/${token}`, { waitUntil: 'load' });
}

/** Expects a page with this headline, without an axe violation or sideways scroll. */
async function expectPage(page: Page, name: string) {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
}

test(
  'a fan unsubscribes by the button that the link of an email opens, and registers again',
  { tag: ['@smoke', '@store'] },
  async ({ page, request, site }) => {
    // It makes the tables, of which the token needs one.
    expect((await request.get('/readyz')).status()).toBe(200);
    const token = await site.unsubscribeToken(`ada.${randomUUID()}@example.com`);
    await open(page, token);
    await expectPage(page, 'Unsubscribe');
    expect(await site.isSuppressed(token)).toBe(false);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expectPage(page, 'You are unsubscribed');
    expect(await site.isSuppressed(token)).toBe(true);
    await page.getByRole('link', { name: 'Register again' }).click();
    await expect(page.getByRole('button', { name: 'REGISTER NOW' })).toBeVisible();

    await open(page, 'made-up');
    await expectPage(page, 'This link does not work');
  },
);
