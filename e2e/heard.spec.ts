import type { Page } from '@playwright/test';
import { screens } from './screens';
import { fighters } from './site';
import { expect, hydrated, test } from './test';

/** The league's, so that nothing waits for the visitor's own time. */
test.use({ timezoneId: 'America/New_York' });

/** What a screen's list is cut to: more entries of a kind would say nothing more. */
const filters: Partial<Record<string, string>> = {
  fighters: '?status=champion&weight=Flyweight',
  events: '?status=live',
};

for (const [name, path] of screens) {
  test(`${name} is heard as reviewed`, async ({ page }) => {
    await page.goto(path + (filters[name] ?? ''));
    // The frame of every page is heard on the first.
    const heard = page.locator(name === 'home' ? 'body' : 'main');
    // A filter of the address is applied after hydration.
    await expect(async () => {
      expect(await heard.ariaSnapshot()).toMatchSnapshot(`${name}.yml`);
    }).toPass();
  });

  test(`each link of ${name} can be told from its neighbours by its name alone`, async ({
    page,
  }) => {
    await page.goto(path);
    const links = await page.getByRole('main').getByRole('link').all();
    const targets = new Map<string, Set<string | null>>();
    for (const link of links) {
      const [line = ''] = (await link.ariaSnapshot()).split('\n');
      const leads = targets.get(line) ?? new Set();
      targets.set(line, leads.add(await link.getAttribute('href')));
    }
    expect([...targets].filter(([, leads]) => leads.size > 1)).toEqual([]);
  });
}

/** Returns a list to which each text is added that screen readers announce from now on. */
async function followAnnouncements(page: Page): Promise<string[]> {
  const said: string[] = [];
  await page.exposeFunction('announced', (text: string) => said.push(text));
  await page.evaluate(() => {
    const { announced } = window as unknown as { announced: (text: string) => void };
    const texts = new Map<Element, string>();
    const listen = () => {
      for (const region of document.querySelectorAll(
        '[aria-live], [role=alert], [role=status], output',
      )) {
        const text = region.textContent.trim();
        if (text !== '' && text !== (texts.get(region) ?? '')) announced(text);
        texts.set(region, text);
      }
    };
    listen();
    const changes = { childList: true, characterData: true, subtree: true };
    new MutationObserver(listen).observe(document.body, changes);
  });
  said.length = 0;
  return said;
}

test('opening a profile announces its name, last', { tag: '@engine' }, async ({ page }) => {
  await page.goto('/fighters');
  const said = await followAnnouncements(page);
  const [{ name }] = fighters;
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect.poll(() => said.at(-1)).toBe(`${name} · Redline`);
  expect(said).not.toContain('Fighter profile · Redline');
});

test(
  'the comparison announces within its dialog that it loads',
  { tag: '@engine' },
  async ({ page }) => {
    // Everything outside is inert. The roster never comes.
    await page.route('**/api/fighters', () => undefined);
    await page.goto(`/fighters/${fighters[0].id}`);
    await page.getByRole('button', { name: /^Compare/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status')).toHaveText('Loading the fighters…');
  },
);

test('a sign-up announces once that it has succeeded', { tag: '@engine' }, async ({ page }) => {
  await page.goto('/signup');
  // Sent before, it would be a form of the page without script, which is another document.
  await hydrated(page);
  const said = await followAnnouncements(page);
  await page.getByLabel('Full name').fill('Ada');
  await page.getByLabel('Email address').fill('ada@example.com');
  await page.getByLabel('Mobile number').fill('+1 617 555 0134');
  await page.getByRole('button', { name: 'JOIN REDLINE' }).click();
  await expect(page.getByText('Welcome to Redline!')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Events' }).click();
  const next = 'Fight Events · Redline';
  await expect.poll(() => said).toContain(next);
  expect(said).toEqual([expect.stringContaining('You’re in'), next]);
});
