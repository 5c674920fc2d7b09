import type { Page } from '@playwright/test';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FightEvent } from '../src/domain/event';
import { contentFile, serve } from './site';
import { expect, holdScripts, hydrated, test, waitForFonts } from './test';

test('each file that the worker precaches is there, the shell too', async ({ request }) => {
  const worker = await (await request.get('/sw.js')).text();
  const precached = [...worker.matchAll(/url: ?["`]([^"`]+)["`],\s*revision/g)].map(
    ([, url = '']) => url,
  );
  expect(precached).toContain('/app-shell.html');
  for (const url of precached) expect((await request.get(url)).status()).toBe(200);
});

test(
  'the script of a page that still loads starts when its visitor does something',
  { tag: '@engine' },
  async ({ page }) => {
    let arrive: () => void = () => undefined;
    const wanted = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/pictures/**', async (route) => {
      await wanted;
      await route.continue();
    });
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await waitForFonts(page);
    expect(scripts).toEqual([]);
    await page.keyboard.press('Tab');
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    arrive();
  },
);

/** Makes a page's script wait for the paint however long that takes, while it would start without it after 3 s. */
async function waitForPaint(page: Page) {
  await page.addInitScript(() => {
    const realSetTimeout = setTimeout;
    window.setTimeout = ((run: () => void, delay = 0) =>
      delay < 3000 ? realSetTimeout(run, delay) : 0) as typeof setTimeout;
  });
}

test(
  'the script of a page starts when the page is painted',
  { tag: '@engine' },
  async ({ page }) => {
    await waitForPaint(page);
    await page.goto('/');
    // Observed, as the fixed clock stands for the page's `performance`.
    const timesOf = (type: string, pattern: string) =>
      page.evaluate(
        ([type, pattern]) =>
          new Promise<number[]>((resolve) => {
            new PerformanceObserver((list) => {
              const entries = list.getEntries().filter(({ name }) => name.match(pattern));
              resolve(entries.map(({ startTime }) => startTime));
            }).observe({ type, buffered: true });
          }),
        [type, pattern] as const,
      );
    const [paint] = await timesOf('paint', 'first-contentful-paint');
    const scripts = await timesOf('resource', '/assets/.*[.]js$');
    expect(scripts).not.toEqual([]);
    expect(Math.min(...scripts)).toBeGreaterThan(paint ?? Infinity);
  },
);

test('a page requests the scripts of its route beside the others', async ({ page }) => {
  const runScripts = await holdScripts(page);
  await page.goto('/signup', { waitUntil: 'domcontentloaded' });
  const requested = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
        .map(({ href }) => href)
        .join(' '),
    );
  // No module runs, so nothing but the page itself names them.
  await expect.poll(requested).toMatch(/\/react-.*\/SignupPage-/);
  runScripts();
});

test(
  'the countdown comes after the page, and moves nothing',
  { tag: '@phone' },
  async ({ page, request }, { outputDir }) => {
    // Without a live event, the page leads with the next one.
    const league = JSON.parse(await readFile(contentFile, 'utf8')) as { events: FightEvent[] };
    const events = league.events.filter(({ status }) => status !== 'live');
    await mkdir(outputDir, { recursive: true });
    const file = join(outputDir, 'league.json');
    await writeFile(file, JSON.stringify({ ...league, events }));
    const { origin, stop } = await serve({ CONTENT_FILE: file, DATA_DIR: join(outputDir, 'data') });

    const upcoming = (await (await request.get(`${origin}/api/events/upcoming`)).json()) as {
      date: string;
    }[];
    const start = Date.parse(upcoming[0]?.date ?? '');
    const hour = 60 * 60 * 1000;
    await page.clock.setFixedTime(start - 28 * hour);
    const runScripts = await holdScripts(page);
    const headings = page.getByRole('main').getByRole('heading');
    const places = () =>
      headings.evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().top));

    await page.goto(`${origin}/pay-per-view`, { waitUntil: 'domcontentloaded' });
    await waitForFonts(page);
    await expect(page.getByRole('timer')).toHaveCount(0);
    const before = await places();
    runScripts();
    await expect(page.getByRole('timer')).toContainText('in 1 day and 4 hours');
    expect(await places()).toEqual(before);
    await stop();
  },
);

for (const path of ['//events', '/fighters/%00', '/fighters/100%', '/%']) {
  test(`${path} is 404 in the server's page and in the browser's`, async ({ page, baseURL }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    // The page is the same for all of its kind, and so is what it has read.
    page.on('request', (request) => {
      if (request.url().includes('/api/fighters/')) errors.push(request.url());
    });
    // Whole, since two slashes at its start would name a host.
    const response = await page.goto(`${baseURL}${path}`);
    expect(response?.status()).toBe(404);
    expect(response?.headers()['content-security-policy']).toContain("default-src 'self'");
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: /Not Found/ })).toBeVisible();
    expect(errors).toEqual([]);
  });
}
