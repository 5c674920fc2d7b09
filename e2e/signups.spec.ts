import type { Locator, Page } from '@playwright/test';
import { expect, hold, holdScripts, hydrated, test } from './test';
import { randomUUID } from 'node:crypto';

const notice = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });

/** The permanent message beside the form. */
const confirmation = (page: Page) => page.getByRole('main').getByRole('status');

/** A name that no other sign-up has. */
const newName = () => `Ada ${randomUUID()}`;

/** Fills in the form of members, and sends it. */
async function join(page: Page, name: string) {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email address').fill('ada@example.com');
  await page.getByLabel('Mobile number').fill('+1 617 555 0134');
  await page.getByRole('button', { name: 'JOIN REDLINE' }).click();
}

/** Moves on by Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator) {
  const limit = 10;
  for (let step = 0; step < limit; step += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(control).toBeFocused();
}

test(
  'a form that is accepted after its page was left and entered again is reset, and sent once',
  { tag: '@store' },
  async ({ page, site }) => {
    const send = await hold(page, '**/api/signups');
    await page.goto('/signup');
    const name = newName();
    await join(page, name);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Events' }).click();
    // The address changes before the page.
    await expect(page.getByRole('heading', { level: 1, name: 'EVENTS' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'CREATING ACCOUNT...' })).toBeVisible();
    send();
    await expect(notice(page).getByText('Welcome to Redline!')).toHaveCount(1);
    await expect(page.getByLabel('Full name')).toHaveValue('');
    await page.getByRole('button', { name: 'JOIN REDLINE' }).click();
    await expect(page.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true');
    expect(await site.storedSignups('signups', name)).toHaveLength(1);
  },
);

test(
  'a fan registers for pay-per-view by mobile, for one event',
  { tag: ['@smoke', '@engine', '@store'] },
  async ({ page, request, site }) => {
    const upcoming = (await (await request.get('/api/events/upcoming')).json()) as {
      id: string;
      title: string;
    }[];
    const [event] = upcoming;
    const name = newName();
    await page.goto('/pay-per-view');

    const events = page.getByRole('group', { name: /^Interested in specific event\?/ });
    await expect(events.getByRole('checkbox')).toHaveCount(Math.min(upcoming.length, 3));
    const tile = events.getByRole('checkbox', { name: event?.title ?? '' });
    await page.getByLabel('Full name').fill(name);
    // The value of the other contact method stays in the form, and is not sent.
    await page.getByLabel('Email address').fill('ada@example.com');
    await page.getByRole('radio', { name: 'Mobile number' }).check();
    await expect(page.getByLabel('Email address')).toBeHidden();
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('+1 617 555 0134');
    await tile.click();
    await expect(tile).toBeChecked();

    const responded = page.waitForResponse('**/api/pay-per-view-signups');
    await page.getByRole('button', { name: 'REGISTER NOW' }).click();
    expect((await responded).status()).toBe(201);
    const [record] = await site.storedSignups('pay_per_view_signups', name);
    expect(record).toMatchObject({
      name,
      mobile: '+1 617 555 0134',
      email: null,
      event_id: event?.id,
    });

    await expect(notice(page)).toContainText('Success!');
    await expect(confirmation(page)).toContainText('You’re on the list');
    await expect(page.getByRole('radio', { name: 'Email' })).toBeChecked();
    await expect(tile).not.toBeChecked();

    // A friend, by the same form.
    const friend = newName();
    await page.getByLabel('Full name').fill(friend);
    await page.getByLabel('Email address').fill('bo@example.com');
    await page.getByRole('button', { name: 'REGISTER NOW' }).click();
    await expect(page.getByLabel('Full name')).toHaveValue('');
    expect(await site.storedSignups('pay_per_view_signups', friend)).toHaveLength(1);
  },
);

test('a fan becomes a member', { tag: ['@smoke', '@engine', '@store'] }, async ({ page, site }) => {
  const name = newName();
  await page.goto('/signup');
  const responded = page.waitForResponse('**/api/signups');
  await join(page, name);
  expect((await responded).status()).toBe(201);
  expect((await site.storedSignups('signups', name))[0]).toMatchObject({
    name,
    email: 'ada@example.com',
    mobile: '+1 617 555 0134',
  });

  await expect(notice(page)).toContainText('Welcome to Redline!');
  await page.getByRole('button', { name: 'Dismiss notification' }).click();
  await expect(notice(page)).not.toContainText('Welcome to Redline!');
  await expect(confirmation(page)).toContainText('You’re in');
});

test(
  'a form keeps its values when the page is reloaded',
  { tag: '@engine' },
  async ({ page, browserName, site }) => {
    test.skip(
      browserName !== 'firefox',
      'Firefox alone restores a form when its page is reloaded.',
    );
    const ada = newName();
    await page.goto('/pay-per-view');
    const name = page.getByLabel('Full name');
    const mobile = page.getByRole('radio', { name: 'Mobile number' });
    const number = page.getByRole('textbox', { name: 'Mobile number' });
    await name.fill(ada);
    await mobile.check();
    await number.fill('+1 617 555 0134');
    await page.reload();
    await hydrated(page);

    await expect(name).toHaveValue(ada);
    await expect(mobile).toBeChecked();
    await expect(number).toHaveValue('+1 617 555 0134');
    await page.getByRole('button', { name: 'REGISTER NOW' }).click();
    await expect(confirmation(page)).toContainText('You’re on the list');
    expect((await site.storedSignups('pay_per_view_signups', ada))[0]).toMatchObject({
      mobile: '+1 617 555 0134',
    });
  },
);

test(
  'a form that was refused has what was typed last when its page is entered again',
  { tag: '@engine' },
  async ({ page, site }) => {
    await page.route('**/api/signups', (route) => route.fulfill({ status: 503 }));
    await page.goto('/signup');
    const name = newName();
    await join(page, name);
    await expect(confirmation(page)).toContainText('503');
    const email = page.getByLabel('Email address');
    await email.fill('');
    await email.pressSequentially('okafor@example.com');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Browse All' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Fighters' })).toBeVisible();
    await page.goBack();
    await expect(email).toHaveValue('okafor@example.com');
    await page.unroute('**/api/signups');
    await page.getByRole('button', { name: 'JOIN REDLINE' }).click();
    await expect(confirmation(page)).toContainText('You’re in');
    expect(await site.storedSignups('signups', name)).toMatchObject([
      { email: 'okafor@example.com' },
    ]);
  },
);

test(
  'by keyboard alone: a fan fills in the form, sends it and reads the notice',
  { tag: '@engine' },
  async ({ page }) => {
    await page.goto('/pay-per-view');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    await tabTo(page, page.getByLabel('Full name'));
    await page.keyboard.type('Ada Okafor');
    await tabTo(page, page.getByRole('radio', { name: 'Email' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Mobile number' })).toBeChecked();
    await tabTo(page, page.getByRole('textbox', { name: 'Mobile number' }));
    await page.keyboard.type('+1 617 555 0134');
    const events = page.getByRole('group', { name: /^Interested in specific event\?/ });
    const tile = events.getByRole('checkbox').first();
    await tabTo(page, tile);
    await page.keyboard.press('Space');
    await expect(tile).toBeChecked();
    const submit = page.getByRole('button', { name: 'REGISTER NOW' });
    await tabTo(page, submit);
    await page.keyboard.press('Enter');

    await expect(notice(page)).toContainText('Success!');
    await expect(submit).toBeFocused();
    await page.keyboard.press('F8');
    await tabTo(page, page.getByRole('button', { name: 'Dismiss notification' }));
    await page.keyboard.press('Enter');
    await expect(notice(page)).not.toContainText('Success!');
  },
);

/** Opens a page with a form, whose scripts wait for `runScripts`, and types a new name. */
async function openBeforeScripts(page: Page, path: string) {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const bringScripts = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  const name = newName();
  await page.getByLabel('Full name').fill(name);
  const runScripts = async () => {
    bringScripts();
    await hydrated(page);
  };
  return { name, errors, runScripts };
}

test(
  'a form sent before its script: the page goes on with what was typed and its errors',
  { tag: '@engine' },
  async ({ page, site }) => {
    const { name, errors, runScripts } = await openBeforeScripts(page, '/signup');
    await page.getByLabel('Email address').fill('ada@');
    await page.getByRole('button', { name: 'JOIN REDLINE' }).click();
    const email = page.getByLabel('Email address');
    await expect(email).toHaveAccessibleDescription('Valid email is required');
    await page.getByLabel('Mobile number').fill('+1 617 555 0134');

    await runScripts();
    await expect(page.getByLabel('Full name')).toHaveValue(name);
    await expect(page.getByLabel('Mobile number')).toHaveValue('+1 617 555 0134');
    await email.fill('');
    await email.pressSequentially('ada@example.com');
    await expect(email).toHaveAccessibleDescription('');
    await page.getByRole('button', { name: 'JOIN REDLINE' }).click();
    await expect(notice(page)).toContainText('Welcome to Redline!');
    await expect(page.getByLabel('Full name')).toHaveValue('');
    expect(await site.storedSignups('signups', name)).toHaveLength(1);
    expect(errors).toEqual([]);
  },
);

test(
  'a form accepted before its script: one notice, and the address of the page',
  { tag: '@engine' },
  async ({ page, site }) => {
    const { name, errors, runScripts } = await openBeforeScripts(page, '/pay-per-view');
    await page.getByLabel('Email address').fill('ada@example.com');
    await page.getByRole('button', { name: 'REGISTER NOW' }).click();
    await expect(confirmation(page)).toContainText('Success!');

    await runScripts();
    await expect(page).toHaveURL('/pay-per-view');
    await expect(page.getByText('Success!')).toHaveCount(1);
    await page.getByRole('link', { name: 'Community', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'REGISTER NOW' })).toBeVisible();
    await expect(page.getByText('Success!')).toHaveCount(0);
    expect(await site.storedSignups('pay_per_view_signups', name)).toHaveLength(1);
    expect(errors).toEqual([]);
  },
);
