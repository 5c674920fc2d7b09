import { setTimeout as pause } from 'node:timers/promises';
import type { Sight } from './inPage';
import { WebKitLocator, type WebKitPage } from './page';

/** How long an expectation may take to come true, in ms: twice Playwright's, since WebKitGTK draws without a GPU. */
const PATIENCE = 10_000;

/** How long to wait between two looks, in ms. */
const INTERVAL = 100;

type Wanted = string | RegExp;

interface Options {
  timeout?: number;
  ignoreCase?: boolean;
  ratio?: number;
}

const isText = (found: string, wanted: Wanted, { ignoreCase }: Options = {}) => {
  if (wanted instanceof RegExp) return wanted.test(found);
  const text = wanted.replace(/\s+/g, ' ').trim();
  return ignoreCase ? found.toLowerCase() === text.toLowerCase() : found === text;
};

const hasText = (found: string, wanted: Wanted) =>
  wanted instanceof RegExp
    ? wanted.test(found)
    : found.includes(wanted.replace(/\s+/g, ' ').trim());

/** Whether elements have texts: each one its own, or the only one that one. */
function haveTexts(
  sights: Sight[],
  wanted: Wanted | Wanted[],
  compare: (found: string, wanted: Wanted) => boolean,
): boolean {
  const texts = [wanted].flat();
  return (
    sights.length === texts.length &&
    texts.every((text, index) => compare(sights[index]?.text ?? '', text))
  );
}

const one = (sights: Sight[], check: (sight: Sight) => boolean) =>
  sights.length === 1 && sights.every(check);

/** What Playwright can expect of elements, as far as the journeys do. */
const ofElements = {
  toBeVisible: (sights: Sight[]) => one(sights, ({ isVisible }) => isVisible),
  toBeHidden: (sights: Sight[]) => !sights.some(({ isVisible }) => isVisible),
  toBeFocused: (sights: Sight[]) => one(sights, ({ isFocused }) => isFocused),
  toBeChecked: (sights: Sight[]) => one(sights, ({ isChecked }) => isChecked),
  toBeInViewport: (sights: Sight[], { ratio = Number.MIN_VALUE }: Options = {}) =>
    one(sights, ({ ratioInView }) => ratioInView >= ratio),
  toHaveCount: (sights: Sight[], count: number) => sights.length === count,
  toHaveValue: (sights: Sight[], value: string) => one(sights, (sight) => sight.value === value),
  toHaveAttribute: (sights: Sight[], name: string, value?: string) =>
    one(sights, ({ attributes: { [name]: found } }) =>
      value === undefined ? found !== undefined : found === value,
    ),
  toHaveAccessibleDescription: (sights: Sight[], wanted: Wanted) =>
    one(sights, ({ description }) => isText(description, wanted)),
  toHaveText: (sights: Sight[], wanted: Wanted | Wanted[], options?: Options) =>
    haveTexts(sights, wanted, (found, text) => isText(found, text, options)),
  toContainText: (sights: Sight[], wanted: Wanted | Wanted[]) => haveTexts(sights, wanted, hasText),
};

interface PageState {
  url: string;
  title: string;
}

/** What Playwright can expect of a page, as far as the journeys do. */
const ofPage = {
  toHaveURL: ({ url }: PageState, wanted: Wanted) =>
    wanted instanceof RegExp ? wanted.test(url) : url === new URL(wanted, url).href,
  toHaveTitle: ({ title }: PageState, wanted: Wanted) => isText(title, wanted),
};

type Checks<S> = Record<string, (state: S, ...wanted: never[]) => boolean>;

/** The expectations with their patience: each looks again until it comes true. */
function patient<S>(look: () => Promise<S>, checks: Checks<S>, what: string, isNot = false) {
  const expectations = Object.entries(checks).map(([name, check]) => [
    name,
    async (...wanted: unknown[]) => {
      const { timeout = PATIENCE } = (wanted.at(-1) ?? {}) as Options;
      const end = Date.now() + timeout;
      let state: S | undefined;
      let fault: unknown;
      do {
        try {
          state = await look();
          if (check(state, ...(wanted as never[])) !== isNot) return;
        } catch (error) {
          // A page may be on its way.
          fault = error;
        }
        await pause(INTERVAL);
      } while (Date.now() < end);
      const negation = isNot ? 'not ' : '';
      const found = JSON.stringify(state ?? String(fault), null, 1);
      throw new Error(
        `Expected ${what} ${negation}${name}(${wanted.join(', ')}), and found ${found}`,
      );
    },
  ]);
  return Object.fromEntries(expectations) as object;
}

/** What can be expected of something of WebKitGTK's, under the names that it has in Playwright. */
export function expectOfWebKit(actual: WebKitLocator | WebKitPage): object {
  const [look, checks, what] =
    actual instanceof WebKitLocator
      ? ([() => actual.look(), ofElements, String(actual)] as const)
      : ([() => actual.look(), ofPage, 'the page'] as const);
  return {
    ...patient(look as never, checks as never, what),
    not: patient(look as never, checks as never, what, true),
  };
}
