import type { ByRoleOptions } from '@testing-library/dom';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { Key, Origin, type Actions, type WebDriver, type WebElement } from 'selenium-webdriver';
import { find, isInReach, observe, type Sight, type Step, type TextMatch } from './inPage';
import type { Network } from './network';

/** Defines `TestingLibraryDom` in a page. */
const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** How long to wait between two looks at a page, in ms. */
const INTERVAL = 50;

/** How long an action waits for its element, in ms: less than a journey may take, to say what it waited for. */
const PATIENCE = 20_000;

/** Asks again until there is something, for as long as a journey waits. */
async function until<T>(ask: () => Promise<T | undefined>, what: string): Promise<T> {
  const end = Date.now() + PATIENCE;
  let reason: string;
  do {
    reason = '';
    try {
      const found = await ask();
      if (found !== undefined) return found;
    } catch (error) {
      reason = `: ${String(error)}`;
    }
    await pause(INTERVAL);
  } while (Date.now() < end);
  throw new Error(`Waited in vain for ${what}${reason}`);
}

function matcherOf(text: string | RegExp, exact = false): TextMatch {
  if (text instanceof RegExp) return { expression: text.source, flags: text.flags };
  return exact ? { whole: text } : { part: text };
}

interface Text {
  exact?: boolean;
}

interface Role extends Text, Pick<ByRoleOptions, 'checked' | 'expanded' | 'level' | 'pressed'> {
  name?: string | RegExp;
  disabled?: boolean;
}

/** Runs a function in a page, and awaits what it returns. */
async function run<R>(driver: WebDriver, script: unknown, ...parts: unknown[]): Promise<R> {
  // A string is an expression, as in Playwright.
  const call = typeof script === 'string' ? script : `(${String(script)})(...parts)`;
  const { error, result } = await driver.executeAsyncScript<{ error?: string; result: R }>(
    `const parts = [...arguments];
    const done = parts.pop();
    (async () => ${call})().then(
      (result) => done({ result }),
      (error) => done({ error: String(error) }),
    );`,
    ...parts,
  );
  if (error !== undefined) throw new Error(error);
  return result;
}

/** Finds elements from the whole page or from others: the ways that Playwright has, too. */
abstract class Finder {
  protected abstract at(...steps: Step[]): WebKitLocator;

  getByRole(role: string, { name, exact, disabled, ...options }: Role = {}): WebKitLocator {
    return this.at({
      by: 'role',
      role,
      options,
      ...(name !== undefined && { name: matcherOf(name, exact) }),
      ...(disabled !== undefined && { isDisabled: disabled }),
    });
  }

  getByText(text: string | RegExp, { exact }: Text = {}): WebKitLocator {
    return this.at({ by: 'text', text: matcherOf(text, exact) });
  }

  getByLabel(text: string | RegExp, { exact }: Text = {}): WebKitLocator {
    return this.at({ by: 'label', text: matcherOf(text, exact) });
  }

  locator(selector: string): WebKitLocator {
    return this.at({ by: 'css', selector });
  }
}

/** Elements of a page, found anew each time, with the verbs of Playwright's Locator that the journeys use. */
export class WebKitLocator extends Finder {
  readonly #page: WebKitPage;
  readonly steps: readonly Step[];

  constructor(page: WebKitPage, steps: readonly Step[]) {
    super();
    this.#page = page;
    this.steps = steps;
  }

  protected at(...steps: Step[]): WebKitLocator {
    return new WebKitLocator(this.#page, [...this.steps, ...steps]);
  }

  first = () => this.nth(0);
  last = () => this.nth(-1);
  nth = (index: number) => this.at({ by: 'position', index });

  filter({ hasText, has }: { hasText?: string | RegExp; has?: WebKitLocator }): WebKitLocator {
    return this.at({
      by: 'content',
      ...(hasText !== undefined && { text: matcherOf(hasText) }),
      ...(has && { steps: [...has.steps] }),
    });
  }

  page = () => this.#page;
  count = async () => (await this.look()).length;
  all = async () => (await this.look()).map((_, index) => this.nth(index));

  /** What there is to see of the elements, this moment. */
  look(): Promise<Sight[]> {
    return this.#page.inPage(
      `(${String(observe)})((${String(find)})(document, parts[0]))`,
      this.steps,
    );
  }

  /** The one element, as soon as it is there. */
  #element(): Promise<WebElement> {
    return until(async () => {
      const [element, ...others] = await this.#page.inPage<WebElement[]>(
        `(${String(find)})(document, parts[0])`,
        this.steps,
      );
      if (others.length > 0) throw new Error(`There are ${others.length + 1} of them`);
      return element;
    }, String(this));
  }

  /** Moves the pointer to the middle of the one element, as soon as nothing covers it. */
  async #point(): Promise<Actions> {
    return until(async () => {
      const element = await this.#element();
      if (!(await run(this.#page.driver, isInReach, element))) throw new Error('It is covered');
      return this.#page.driver.actions().move({ origin: element, duration: 0 });
    }, String(this));
  }

  async evaluate<R, A>(script: (element: HTMLElement, argument: A) => R, argument?: A): Promise<R> {
    return run(this.#page.driver, script, await this.#element(), argument);
  }

  evaluateAll<R>(script: (elements: HTMLElement[]) => R): Promise<R> {
    return this.#page.inPage(
      `(${String(script)})((${String(find)})(document, parts[0]))`,
      this.steps,
    );
  }

  innerText = () => this.evaluate((element) => element.innerText);
  focus = () =>
    this.evaluate((element) => {
      element.focus();
    });
  getAttribute = (name: string) =>
    this.evaluate((element, attribute) => element.getAttribute(attribute), name);

  scrollIntoViewIfNeeded = () =>
    this.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    });

  boundingBox = () =>
    this.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });

  click = async () => (await this.#point()).click().perform();
  hover = async () => (await this.#point()).perform();

  async check(): Promise<void> {
    if (!(await this.evaluate((element) => element.matches(':checked')))) await this.click();
  }

  async pressSequentially(text: string): Promise<void> {
    await this.focus();
    await this.#page.keyboard.type(text);
  }

  async fill(text: string): Promise<void> {
    await this.evaluate((element) => {
      element.focus();
      (element as HTMLInputElement).select();
    });
    await (text === '' ? this.#page.keyboard.press('Backspace') : this.#page.keyboard.type(text));
  }

  /** Chooses by value or by label, as Playwright does: the list that opens is not the page's. */
  async selectOption(choice: string | { label: string }): Promise<void> {
    await this.focus();
    // Back leaves out the steps of a page without a visitor.
    await this.#page.keyboard.press('Shift');
    await this.evaluate(
      (element, wanted) => {
        const select = element as HTMLSelectElement;
        const chosen = [...select.options].find((option) =>
          [option.value, option.label].includes(wanted),
        );
        if (!chosen) throw new Error(`There is no option ${wanted}`);
        select.value = chosen.value;
        select.dispatchEvent(new Event('input', { bubbles: true }));
        select.dispatchEvent(new Event('change', { bubbles: true }));
      },
      typeof choice === 'string' ? choice : choice.label,
    );
  }

  override toString(): string {
    return JSON.stringify(this.steps);
  }
}

/** Keys of a keyboard by their names in Playwright. */
const keys: Record<string, string> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Backspace: Key.BACK_SPACE,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  F8: Key.F8,
  Shift: Key.SHIFT,
  Space: Key.SPACE,
  Tab: Key.TAB,
};

type Moment = 'commit' | 'domcontentloaded' | 'load' | 'networkidle';

/** A page of WebKitGTK, with the verbs of Playwright's Page that the journeys use. */
export class WebKitPage extends Finder {
  readonly driver: WebDriver;
  readonly #network: Network;

  constructor(driver: WebDriver, network: Network) {
    super();
    this.driver = driver;
    this.#network = network;
  }

  protected at(...steps: Step[]): WebKitLocator {
    return new WebKitLocator(this, steps);
  }

  /** Runs an expression of `find()`, whose library comes along when a page needs it first. */
  async inPage<R>(expression: string, ...parts: unknown[]): Promise<R> {
    try {
      return await run(this.driver, expression, ...parts);
    } catch (error) {
      if (!String(error).includes('TestingLibraryDom')) throw error;
      await this.driver.executeScript(testingLibrary);
      return run(this.driver, expression, ...parts);
    }
  }

  /** Runs a function, or the text of a script for what it defines. */
  evaluate<R, A>(script: string | ((argument: A) => R), argument?: A): Promise<Awaited<R>> {
    return typeof script === 'string'
      ? this.driver.executeScript(script)
      : run(this.driver, script, argument);
  }

  async waitForFunction(condition: () => unknown): Promise<void> {
    await until(
      async () => ((await this.evaluate(condition)) ? true : undefined),
      String(condition),
    );
  }

  /** Leaves the document, and waits until the next one has come as far as is asked for. */
  async #leave(leave: () => Promise<void>, moment: Moment): Promise<void> {
    // A command that meets the change from one document to the next may leave the driver deaf.
    const documentLoaded = once(this.#network, 'document');
    await leave();
    await documentLoaded;
    if (moment === 'commit') return;
    const states = moment === 'load' ? ['complete'] : ['interactive', 'complete'];
    await until(
      async () => states.includes(await this.evaluate(() => document.readyState)) || undefined,
      'the page',
    );
  }

  /** Takes a step in the history, and waits until it is taken: within the document, or to another. */
  async #step(step: () => Promise<void>): Promise<void> {
    await this.driver.executeScript(
      "window.hasStepped = false; addEventListener('popstate', () => { window.hasStepped = true; });",
    );
    await step();
    await this.waitForFunction(
      () => (window as Window & { hasStepped?: boolean }).hasStepped !== false,
    );
  }

  async goto(url: string, { waitUntil = 'load' }: { waitUntil?: Moment } = {}): Promise<null> {
    await this.#leave(() => this.driver.get(this.#network.toBrowser(url)), waitUntil);
    return null;
  }

  reload = () => this.#leave(() => this.driver.navigate().refresh(), 'load');
  goBack = () => this.#step(() => this.driver.navigate().back());
  goForward = () => this.#step(() => this.driver.navigate().forward());

  title = () => this.driver.getTitle();

  /** Its address and title, for expectations. */
  async look(): Promise<{ url: string; title: string }> {
    const url = this.#network.toSite(await this.driver.getCurrentUrl());
    return { url, title: await this.title() };
  }

  async waitForLoadState(): Promise<void> {
    await until(() => Promise.resolve(this.#network.isIdle() || undefined), 'an idle network');
  }

  async setViewportSize({ width, height }: { width: number; height: number }): Promise<void> {
    await this.driver.manage().window().setRect({ x: 0, y: 0, width, height });
    // The window is there before the page in it has its size.
    await until(
      async () => (await this.evaluate(() => innerWidth)) === width || undefined,
      `a window ${width} px wide`,
    );
  }

  keyboard = {
    /** A key, or several at once as in `Shift+Tab`. */
    press: async (chord: string) => {
      const names = chord.split('+').map((name) => keys[name] ?? name);
      const actions = this.driver.actions();
      for (const key of names) actions.keyDown(key);
      for (const key of names.toReversed()) actions.keyUp(key);
      await actions.perform();
    },
    type: async (text: string, { delay = 0 } = {}) => {
      if (delay === 0) await this.driver.actions().sendKeys(text).perform();
      else
        for (const letter of text)
          await this.driver.actions().sendKeys(letter).pause(delay).perform();
    },
  };

  mouse = {
    move: (x: number, y: number) =>
      this.driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).perform(),
    click: (x: number, y: number) =>
      this.driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).click().perform(),
  };

  clock = {
    setFixedTime: (now: string | number) => {
      this.#network.setFixedTime(now);
    },
  };

  addInitScript = (script: () => void) => {
    this.#network.addInitScript(script);
  };

  on = (event: string, listener: (...all: unknown[]) => void) => this.#network.on(event, listener);
  route = (pattern: string, handler: Parameters<Network['route']>[1]) => {
    this.#network.route(pattern, handler);
  };
  unroute = (pattern: string) => {
    this.#network.unroute(pattern);
  };
  waitForRequest = (pattern: string) => this.#network.next('request', pattern);
  waitForResponse = (pattern: string) => this.#network.next('response', pattern);
}
