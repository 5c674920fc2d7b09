import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findProgram } from '../scripts/browser.mjs';
import { freePort } from '../server/testing/serverProcess';
import { translatePage } from '../src/testing/translatePage';
import { screens } from './screens';
import { isHydrated, siteTest } from './test';

/** How long something may take to appear, in ms. */
const patience = 15_000;

/** Waits until another document is there, for which the driver itself does not wait. */
async function leaveDocument(driver: WebDriver, leave: () => Promise<void>): Promise<void> {
  await driver.executeScript('window.isLeft = true');
  await leave();
  await driver.wait(() => driver.executeScript<boolean>('return !window.isLeft'), patience);
}

/** A test in Debian's WebKitGTK, which Playwright cannot drive, on a screen without a monitor. */
const test = siteTest.extend<{ visit: (path: string) => Promise<void> }, { driver: WebDriver }>({
  driver: [
    async ({}, use) => {
      // A window that is much smaller than its screen does not have the focus.
      const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x860x24'], {
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      });
      const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
      const port = await freePort();
      const service = spawn('WebKitWebDriver', [`--port=${port}`], {
        env: { ...process.env, DISPLAY: `:${display.toString().trim()}` },
        stdio: 'ignore',
      });
      const url = `http://127.0.0.1:${port}`;
      await expect(() => fetch(`${url}/status`)).toPass();
      const capabilities = new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
      });
      // The scripts of a page can be kept back; its load waits for them.
      capabilities.setPageLoadStrategy('none');
      const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
      await use(driver);
      await driver.quit();
      service.kill();
      screen.kill();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visit: async ({ driver, site }, use) => {
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 800 });
    await use(async (path) => {
      await leaveDocument(driver, () => driver.get(site.origin + path));
      await driver.wait(() => driver.executeScript<boolean>(isHydrated), patience);
    });
  },
});
const { expect } = test;

test.skip(
  [findProgram('WebKitWebDriver'), findProgram('Xvfb')].includes(undefined),
  'There is no WebKitGTK here: webkit2gtk-driver and xvfb',
);

/** Runs in the page: returns what can be seen, is named so and has this text or label. */
function look(selector: string, text: string): Element | null {
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility() &&
      (element.getAttribute('aria-label') ?? element.textContent)
        .toLowerCase()
        .includes(text.toLowerCase()),
  );
  return found ?? null;
}

/** Waits for an element that can be seen. */
async function find(driver: WebDriver, selector: string, text = ''): Promise<WebElement> {
  const see = () => driver.executeScript<WebElement | null>(look, selector, text);
  return (await driver.wait(see, patience, `${selector} ${text}`)) ?? Promise.reject(new Error());
}

/** Waits until nothing of the kind can be seen. */
async function expectGone(driver: WebDriver, selector: string): Promise<void> {
  const isGone = `return (${String(look)})(...arguments) === null`;
  await driver.wait(() => driver.executeScript<boolean>(isGone, selector, ''), patience);
}

async function press(driver: WebDriver, selector: string, text?: string): Promise<void> {
  const element = await find(driver, selector, text);
  // Immediately: the driver does not wait for a page that scrolls smoothly.
  const scroll = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';
  await driver.executeScript(scroll, element);
  await element.click();
}

const pathOf = async (driver: WebDriver) => {
  const { pathname, search } = new URL(await driver.getCurrentUrl());
  return pathname + search;
};

for (const [name, path] of screens) {
  test(`${name} is rendered and hydrated`, async ({ driver, visit }) => {
    await visit(path);
    expect(await (await find(driver, 'main h1')).getText()).not.toBe('');
  });
}

for (const [path, contact, notification, message] of [
  ['/signup', { email: 'ada@example.com', mobile: '0134' }, 'Welcome to Redline!', 'You’re in'],
  ['/pay-per-view', { email: 'ada@example.com' }, 'Success!', 'You’re on the list'],
] as const) {
  test(`the form at ${path} can be sent twice, each time with a notification`, async ({
    driver,
    visit,
  }) => {
    await visit(path);
    for (const name of ['Ada First', 'Ada Second']) {
      for (const [field, value] of Object.entries({ name, ...contact })) {
        await (await find(driver, `main input[name=${field}]`)).sendKeys(value);
      }
      await press(driver, 'main button[type=submit]');
      await find(driver, '[aria-label^=Notifications] li', notification);
      await find(driver, 'main [role=status]', message);
      const field = await find(driver, 'main input[name=name]');
      await expect.poll(() => field.getAttribute('value')).toBe('');
      // It may be closing by itself.
      const dismiss = `(${String(look)})(...arguments)?.click()`;
      await driver.executeScript(dismiss, 'button', 'Dismiss notification');
      await expectGone(driver, '[aria-label^=Notifications] li');
    }
  });
}

test('the menu of a small screen leads on', async ({ driver, visit }) => {
  await driver.manage().window().setRect({ width: 390, height: 800 });
  await visit('/');
  await press(driver, 'button', 'Open menu');
  await press(driver, 'nav a', 'Community');
  await find(driver, 'main h1', 'Community');
  await expectGone(driver, 'button[aria-label="Close menu"]');
});

test('a comparison is opened, and closed by Escape', async ({ driver, visit }) => {
  await visit('/fighters');
  await press(driver, 'main button', 'Compare');
  const dialog = await find(driver, 'dialog[open]', 'Tale of the tape');
  await dialog.sendKeys(Key.ESCAPE);
  await expectGone(driver, 'dialog[open]');
  await expect.poll(() => pathOf(driver)).toBe('/fighters');
});

test('Back undoes a filter', async ({ driver, visit }) => {
  await visit('/events');
  await press(driver, 'main label', 'Completed');
  await expect.poll(() => pathOf(driver)).toBe('/events?status=completed');
  await driver.navigate().back();
  await expect.poll(() => pathOf(driver)).toBe('/events');
  await find(driver, 'main', 'Showing 24 of 24 events');
});

const scrolled = (driver: WebDriver) => driver.executeScript<number>('return Math.round(scrollY)');

/** By script: the driver's own way skips what was done without the hands of a visitor, as by a script. */
const goBack = (driver: WebDriver) => driver.executeScript('history.back()');

/** Clicks by script, which scrolls nothing. */
async function follow(driver: WebDriver, selector: string, text: string): Promise<void> {
  await driver.executeScript('arguments[0].click()', await find(driver, selector, text));
}

async function scrollTo(driver: WebDriver, position: number): Promise<void> {
  await driver.executeScript(`scrollTo(0, ${position})`);
  // The browser has reported it.
  await driver.executeAsyncScript(
    'requestAnimationFrame(() => requestAnimationFrame(arguments[0]))',
  );
}

test('Back leads to where the page before was left, after a reload, too', async ({
  driver,
  visit,
}) => {
  await visit('/fighters');
  await scrollTo(driver, 3000);
  await follow(driver, 'header a', 'Join');
  await find(driver, 'main h1', 'Join Redline');
  expect(await scrolled(driver)).toBe(0);
  await leaveDocument(driver, () => driver.navigate().refresh());
  await driver.wait(() => driver.executeScript<boolean>(isHydrated), patience);
  await goBack(driver);
  await expect.poll(() => scrolled(driver)).toBe(3000);
});

test('Back from a choice further down leads to where it was made', async ({ driver, visit }) => {
  await visit('/fighters');
  await scrollTo(driver, 2950);
  const choose = `arguments[0].value = 'champion';
    arguments[0].dispatchEvent(new Event('change', { bubbles: true }))`;
  await driver.executeScript(choose, await find(driver, 'select[name=status]'));
  await expect.poll(() => pathOf(driver)).toBe('/fighters?status=champion');
  await expect.poll(() => scrolled(driver)).toBeLessThan(1000);
  await goBack(driver);
  await expect.poll(() => scrolled(driver)).toBe(2950);
});

test('a form that was refused has what was typed last', async ({ driver, visit }) => {
  await visit('/signup');
  await driver.executeScript('window.fetch = async () => new Response("", { status: 503 })');
  for (const [name, value] of Object.entries({ name: 'Ada', email: 'a@b.example', mobile: '1' })) {
    await (await find(driver, `main input[name=${name}]`)).sendKeys(value);
  }
  await press(driver, 'main button[type=submit]');
  await find(driver, 'main [role=status]', '503');
  await (await find(driver, 'main input[name=email]')).sendKeys('.net');
  await follow(driver, 'header a', 'Community');
  await find(driver, 'main h1', 'Community');
  await goBack(driver);
  const email = await find(driver, 'main input[name=email]');
  expect(await email.getAttribute('value')).toBe('a@b.example.net');
});

/** Starts a proxy that keeps a site's scripts back, as a slow network does, until they are to run. */
async function startProxy(origin: string) {
  let runScripts: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => (runScripts = resolve));
  const server = createServer((asked, response) => {
    const { method, headers, url = '' } = asked;
    void (url.endsWith('.js') ? wanted : Promise.resolve()).then(() => {
      const forwarded = request(origin + url, { method, headers }, (from) => {
        from.pipe(response.writeHead(from.statusCode ?? 0, from.headers));
      });
      asked.pipe(forwarded);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, origin: `http://127.0.0.1:${port}`, runScripts };
}

test('what is typed into a translated form, and where the caret is, outlives that React renders it anew', async ({
  driver,
  site,
}) => {
  const { server, origin, runScripts } = await startProxy(site.origin);
  await leaveDocument(driver, () => driver.get(`${origin}/signup`));
  const email = await find(driver, 'main input[name=email]');
  await email.sendKeys('ada@example.com');
  const name = await find(driver, 'main input[name=name]');
  await name.sendKeys('Ada Okafor');
  await driver.executeScript('(window.typed = arguments[0]).setSelectionRange(4, 6)', name);
  await driver.executeScript(`void (${String(translatePage)})()`);
  runScripts();
  const isRenderedAnew = () => driver.executeScript<boolean>('return !typed.isConnected');
  await driver.wait(isRenderedAnew, patience);
  await driver.actions().sendKeys('X').perform();
  const valueOf = async (field: string) =>
    (await find(driver, `main input[name=${field}]`)).getAttribute('value');
  await expect.poll(() => valueOf('name')).toBe('Ada Xafor');
  expect(await valueOf('email')).toBe('ada@example.com');
  server.close();
});
