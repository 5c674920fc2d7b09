import { randomUUID } from 'node:crypto';
import { expect, test } from './test';

test.use({ javaScriptEnabled: false, timezoneId: 'Europe/Berlin' });

test.describe('without JavaScript', () => {
  test(
    'a fan reads the roster and a profile, and finds the way back',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'View all 60 fighters' }).click();
      await expect(page.getByText('Showing 60 of 60 fighters')).toBeVisible();
      const sentence = page.getByText(/fighters, turn on JavaScript/);
      await expect(sentence).toBeVisible();
      await expect(page.getByRole('search')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Compare' })).toBeHidden();
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
      await expect(page.getByRole('heading', { name: 'FIGHT RECORD' })).toBeVisible();
      await expect(sentence).toBeVisible();
      await page.getByRole('link', { name: 'Back to Fighters' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Fighters' })).toBeVisible();
    },
  );

  test(
    'a fan joins: errors at the fields, then a notice, which no reload repeats',
    { tag: ['@smoke', '@store'] },
    async ({ page, site }) => {
      const name = `Ada ${randomUUID()}`;
      const fullName = page.getByLabel('Full name');
      const email = page.getByLabel('Email address');
      const mobile = page.getByLabel('Mobile number');
      const submit = page.getByRole('button', { name: 'JOIN REDLINE' });
      await page.goto('/signup');
      await fullName.fill(name);
      await email.fill('ada@');
      await submit.click();

      await expect(email).toHaveAccessibleDescription('Valid email is required');
      await expect(mobile).toHaveAccessibleDescription('Mobile number is required');
      await expect(email).toBeFocused();
      await expect(fullName).toHaveValue(name);
      await expect(email).toHaveValue('ada@');
      expect(await site.storedSignups('signups', name)).toEqual([]);

      await email.fill('ada@example.com');
      await mobile.fill('+1 617 555 0134');
      await submit.click();
      await expect(page.getByRole('status').getByText('Welcome to Redline!')).toBeVisible();
      await expect(
        page.getByText('Your account has been created successfully. Welcome to the ultimate'),
      ).toBeInViewport();
      for (const field of [fullName, email, mobile]) await expect(field).toHaveValue('');

      await page.reload();
      const sent = { name, email: 'ada@example.com', mobile: '+1 617 555 0134' };
      expect(await site.storedSignups('signups', name)).toEqual([expect.objectContaining(sent)]);
    },
  );

  test(
    'a fan registers by mobile for one event, and loses nothing of what is refused',
    { tag: '@smoke' },
    async ({ page, site }) => {
      const name = `Ada ${randomUUID()}`;
      const fullName = page.getByLabel('Full name');
      const mobile = page.getByRole('textbox', { name: 'Mobile number' });
      const events = page.getByRole('group', { name: /^Interested in specific event\?/ });
      const first = events.getByRole('checkbox').first();
      const second = events.getByRole('checkbox').nth(1);
      const submit = page.getByRole('button', { name: 'REGISTER NOW' });
      await page.goto('/pay-per-view?event=e07');
      await expect(mobile).toBeHidden();
      await page.getByRole('radio', { name: 'Mobile number' }).check();
      await expect(page.getByLabel('Email address')).toBeHidden();
      await mobile.fill('+1 617 555 0134');
      await first.check();
      await second.check();
      await submit.click();

      await expect(fullName).toHaveAccessibleDescription('Name is required');
      await expect(events).toHaveAccessibleDescription('Please choose one event only');
      await expect(page.getByRole('radio', { name: 'Mobile number' })).toBeChecked();
      await expect(mobile).toHaveValue('+1 617 555 0134');
      await expect(first).toBeChecked();
      await expect(second).not.toBeChecked();

      await fullName.fill(name);
      const eventId = await first.inputValue();
      await submit.click();
      await expect(page.getByRole('status').getByText('Success!')).toBeVisible();
      await expect(first).not.toBeChecked();
      await expect(page.getByRole('radio', { name: 'Email' })).toBeChecked();

      await page.reload();
      const sent = { name, email: null, mobile: '+1 617 555 0134', event_id: eventId };
      expect(await site.storedSignups('pay_per_view_signups', name)).toEqual([
        expect.objectContaining(sent),
      ]);
    },
  );

  test('the events can be read without a filter, at the league’s time', async ({ page }) => {
    await page.goto('/events');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
    await expect(page.getByRole('radio')).toHaveCount(0);
    const event = page.getByRole('article', { name: 'REDLINE 29: Two Islands' });
    await expect(event.getByText('Starts Saturday 10:00 PM EST')).toBeVisible();
    await expect(page.getByText(/^Your time/)).toHaveCount(0);
    await expect(event.getByRole('link', { name: /^Add to calendar/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Download as a file' })).toBeVisible();
  });
});
