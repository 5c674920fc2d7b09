import type { Page } from '@playwright/test';
import { expect, test } from './test';

/** Lets the animations of Chromium take a hundred times as long, so that they still run when they are asked for. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
}

/** Returns the animations that run in the page, except those that nobody sees. */
const animationsOf = (page: Page) =>
  page.evaluate(() => {
    const settings = ['offset', 'computedOffset', 'easing', 'composite'];
    const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
    const animations = effects.map((effect) => ({
      of: effect.target?.localName,
      properties: effect
        .getKeyframes()
        .flatMap(Object.keys)
        .filter((name) => !settings.includes(name)),
      duration: Number(effect.getComputedTiming().duration),
      isEndless: effect.getComputedTiming().iterations === Infinity,
    }));
    // Where motion is reduced, animations take 0.01 ms.
    return animations.filter(({ duration }) => duration > 1);
  });

/** Runs in the page: collects what view transitions move to the end, each with its duration in ms. */
function followViewTransitions(): void {
  const moved: [part: string, duration: number][] = [];
  Object.assign(window, { moved });
  const start = Reflect.get(Document.prototype, 'startViewTransition');
  Document.prototype.startViewTransition = function (update) {
    const transition = start.call(this, update);
    void transition.ready.then(() => {
      for (const { effect, finished } of this.getAnimations()) {
        const { pseudoElement } = effect as KeyframeEffect;
        const duration = Number(effect?.getComputedTiming().duration);
        if (!pseudoElement?.startsWith('::view-transition-group') || duration <= 1) continue;
        // Rejected when the transition is broken off.
        void finished.then(
          () => moved.push([pseudoElement, duration]),
          () => undefined,
        );
      }
    });
    return transition;
  };
}

const movedIn = (page: Page) =>
  page.evaluate(() => (window as unknown as { moved: unknown[] }).moved);

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Follows a card of the roster, the second if none is named, and returns its fighter's id. */
async function followCard(page: Page, index = 1): Promise<string> {
  await cards(page).nth(index).getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Back to Fighters' })).toBeVisible();
  return (await page.evaluate(() => location.pathname)).replace('/fighters/', '');
}

test('a card’s picture grows into the portrait, and shrinks back, and so does the next', async ({
  page,
}) => {
  await page.addInitScript(followViewTransitions);
  await page.goto('/fighters');
  const picture = [`::view-transition-group(picture-${await followCard(page)})`, 280];
  await expect.poll(() => movedIn(page)).toEqual([picture]);
  await expect(page.getByRole('main')).toBeFocused();

  await page.goBack();
  await expect(page.getByText('Showing 60 of 60 fighters')).toBeVisible();
  await expect.poll(() => movedIn(page)).toEqual([picture, picture]);
  const next = [`::view-transition-group(picture-${await followCard(page, 2)})`, 280];
  await expect.poll(() => movedIn(page)).toEqual([picture, picture, next]);
});

test('the portrait has the card’s picture behind it until its own has come', async ({ page }) => {
  await page.goto('/fighters');
  const loaded = await cards(page)
    .nth(1)
    .locator('img')
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.currentSrc;
    });
  // Neither the portrait nor the fighter comes.
  await page.route('**/api/fighters/*', () => undefined);
  for (const width of [640, 800]) await page.route(`**/*-${width}.*`, () => undefined);
  await cards(page).nth(1).getByRole('link').click();
  await expect(page.getByText('Loading the fighter…')).toBeVisible();
  const portrait = page.getByRole('main').locator('img').first();
  await expect
    .poll(() => portrait.evaluate((image) => getComputedStyle(image).backgroundImage))
    .toBe(`url("${loaded}")`);
});

test(
  'without view transitions a profile opens immediately',
  { tag: '@engine' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    });
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto('/fighters');
    await followCard(page);
    await page.goBack();
    await expect(page.getByText('Showing 60 of 60 fighters')).toBeVisible();
    expect(errors).toEqual([]);
  },
);

test('the entrance on Home moves without a new layout, and leaves its pictures still', async ({
  page,
}) => {
  await slowDown(page);
  await page.goto('/');
  const entrance = (await animationsOf(page)).filter(({ isEndless }) => !isEndless);
  expect(entrance.map(({ of }) => of)).toContain('img');
  for (const { properties, duration } of entrance) {
    expect(['opacity', 'transform', 'translate']).toEqual(expect.arrayContaining(properties));
    expect(duration).toBe(480);
  }
});

test('no page moves for who wants little motion: Home, a filtered roster, a profile and back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await slowDown(page);
  await page.addInitScript(followViewTransitions);
  await page.goto('/');
  expect(await animationsOf(page)).toEqual([]);

  await page.goto('/fighters');
  await page.getByRole('searchbox').pressSequentially('an');
  await expect.poll(() => cards(page).count()).toBeLessThan(60);
  await followCard(page);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await animationsOf(page)).toEqual([]);
  expect(await movedIn(page)).toEqual([]);
});
