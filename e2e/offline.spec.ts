import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, siteTest as test } from './test';

const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'You are offline. What you see may be old.' });

const isCached = (page: Page, path: string) =>
  page.evaluate(async (path) => (await caches.match(path)) !== undefined, path);

/** Opens a page for the first time, and waits until the worker has all it needs to show it again. */
async function visit(page: Page, path: string) {
  await page.goto(path);
  // It starts after the page, which takes several seconds on a slow machine.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const uncached = () =>
    page.evaluate(async (path) => {
      const loaded = performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname);
      const needed = [path, ...loaded.filter((name) => name.startsWith('/assets/'))];
      const found = await Promise.all(needed.map((name) => caches.match(name)));
      return needed.filter((_, index) => found[index] === undefined);
    }, path);
  await expect.poll(uncached).toEqual([]);
}

/** Returns the URL, the method and the text of each response in the browser's caches. */
const cachedResponses = (page: Page) =>
  page.evaluate(async () => {
    const all: { url: string; method: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? '';
        all.push({ url: request.url, method: request.method, text });
      }
    }
    return all;
  });

/** Starts a proxy to the site, which records the requested paths and appends `suffix` to the worker. */
async function watchedSite(origin: string | undefined, suffix = () => '') {
  const requested: string[] = [];
  const server = createServer((req, res) => {
    const path = req.url ?? '/';
    requested.push(path);
    const headers = { ...req.headers, 'accept-encoding': 'identity' };
    ask(new URL(path, origin), { headers }, (response) => {
      if (path === '/sw.js') {
        res.setHeader('Content-Type', 'text/javascript');
        response.on('end', () => res.end(suffix()));
      } else {
        res.writeHead(response.statusCode ?? 500, response.headers);
      }
      response.pipe(res, { end: path !== '/sw.js' });
    }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, requested, close };
}

test(
  'what was seen can be read without a network',
  { tag: '@smoke' },
  async ({ page, context }) => {
    await visit(page, '/');
    await page.getByRole('main').getByRole('link', { name: 'View all 60 fighters' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Fighters' })).toBeVisible();
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'FIGHT RECORD' })).toBeVisible();
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    const portrait = page.getByRole('main').getByRole('img').first();
    /** The address of the picture, when it is drawn. */
    const drawn = () =>
      portrait.evaluate((image: HTMLImageElement) => image.naturalWidth > 0 && image.currentSrc);
    await expect.poll(drawn).toContain('/pictures/');
    const profile = await page.evaluate(() => location.pathname);
    for (const path of [`/api${profile}`, String(await drawn())]) {
      await expect.poll(() => isCached(page, path)).toBe(true);
    }

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name, { ignoreCase: true });
    await expect(page.getByRole('heading', { name: 'FIGHT RECORD' })).toBeVisible();
    await expect.poll(drawn).toContain('/pictures/');

    await page.goto('/?from=a-friend');
    await expect(page.getByRole('link', { name: 'View all 60 fighters' })).toBeVisible();
  },
);

test('neither a form sent without script nor its notice is cached', async ({ page, context }) => {
  await visit(page, '/signup');
  const cached = await cachedResponses(page);
  const send = (email: string) =>
    page.evaluate((email) => {
      const form = document.createElement('form');
      form.method = 'post';
      form.innerHTML = '<input name="name" value="Ada"><input name="mobile" value="0134">';
      form.append(Object.assign(document.createElement('input'), { name: 'email', value: email }));
      document.body.append(form);
      form.submit();
    }, email);
  await send('ada@');
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(
    'Valid email is required',
  );
  await send('ada@example.com');
  await expect(page.getByRole('main').getByRole('status')).toContainText('Welcome to Redline!');
  await expect(page).toHaveURL('/signup');
  expect(await cachedResponses(page)).toEqual(cached);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'CREATE YOUR ACCOUNT' })).toBeVisible();
  await expect(page.getByText('Welcome to Redline!')).toHaveCount(0);
});

test('the page of an unsubscribe link is not cached', async ({ page, request, site }) => {
  await visit(page, '/');
  // It makes the tables, of which the token needs one.
  await request.get('/readyz');
  // Its address is as good as a password.
  const token = await site.unsubscribeToken('ada@example.com');
  await page.goto(`/unsubscribe/${token}`, { waitUntil: 'load' });
  await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  // Cached after it.
  await visit(page, '/community');
  const urls = (await cachedResponses(page)).map(({ url }) => url);
  expect(urls.filter((url) => url.includes('unsubscribe'))).toEqual([]);
});

test(
  'a page never seen says so, and can be tried again by its button and by its link',
  { tag: '@smoke' },
  async ({ page, context }) => {
    await visit(page, '/');
    await context.setOffline(true);
    await page.goto('/events');
    await expect(page.getByRole('alert')).toContainText('Out of reach');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByText('Showing 24 of 24 events')).toBeVisible();

    await context.setOffline(true);
    const link = page.getByRole('banner').getByRole('link', { name: 'Community' });
    await link.click();
    await expect(page.getByRole('alert')).toContainText('Out of reach');
    await expect(page).toHaveTitle('Out of reach · Redline');
    await context.setOffline(false);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible();
  },
);

test(
  'what was typed is sent once there is a network again, when the fan says so',
  { tag: '@engine' },
  async ({ page, context, site }) => {
    const name = `Ada ${randomUUID()}`;
    const notifications = page.getByRole('region', { name: 'Notifications (F8)' });
    const send = page.getByRole('button', { name: 'JOIN REDLINE' });
    await visit(page, '/signup');
    await page.getByLabel('Full name').fill(name);
    await page.getByLabel('Email address').fill('ada@example.com');
    await page.getByLabel('Mobile number').fill('+1 617 555 0134');

    await context.setOffline(true);
    await expect(notice(page)).toBeVisible();
    await send.click();
    await expect(notifications).toContainText('Failed to create account');
    await context.setOffline(false);
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByLabel('Full name')).toHaveValue(name);
    await send.click();
    await expect(notifications).toContainText('Welcome to Redline!');
    expect(await site.storedSignups('signups', name)).toHaveLength(1);

    for (const { url, method, text } of await cachedResponses(page)) {
      expect(method).toBe('GET');
      expect(url).not.toContain('signups');
      expect(text).not.toContain(name);
    }
  },
);

test(
  'a first visit loads nothing twice, and the worker no picture of its own',
  { tag: '@engine' },
  async ({ page, baseURL }) => {
    const site = await watchedSite(baseURL);
    await visit(page, `${site.url}/`);
    const files = site.requested.filter((path) => /^\/(assets|pictures)\//.test(path));
    expect(files.filter((path, index) => files.indexOf(path) !== index)).toEqual([]);
    const shown = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    for (const path of files) if (path.startsWith('/pictures/')) expect(shown).toContain(path);
    expect(files.length).toBeGreaterThan(0);
    site.close();
  },
);

test(
  'the worker of a new build waits for the pages of the old one, and then takes over',
  { tag: '@engine' },
  async ({ page, context, baseURL }) => {
    let build = 'old';
    const site = await watchedSite(
      baseURL,
      () => `\naddEventListener('message', ({ data, ports }) => {
      if (data === 'build') ports[0].postMessage('${build}');
    });`,
    );
    const buildIn = (page: Page) =>
      page.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready;
        const { port1, port2 } = new MessageChannel();
        const received = new Promise<unknown>((resolve) => {
          port1.onmessage = ({ data }) => {
            resolve(data);
          };
        });
        active?.postMessage('build', [port2]);
        return received;
      });
    const isWaiting = (page: Page) =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

    await visit(page, `${site.url}/`);
    build = 'new';
    await page.reload();
    await expect.poll(() => isWaiting(page)).toBe(true);
    expect(await buildIn(page)).toBe('old');

    await page.close();
    const next = await context.newPage();
    await expect(async () => {
      await next.goto('about:blank');
      await next.goto(site.url);
      expect(await buildIn(next)).toBe('new');
    }).toPass();
    site.close();
  },
);
