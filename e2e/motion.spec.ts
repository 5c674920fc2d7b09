import type { Page } from '@playwright/test';
import { expect, test } from './test';

/** An animation that ran in the page. */
interface RecordedAnimation {
  /** The pseudo-element, or the tag of the element. */
  of: string;
  /** The CSS properties that it animates. */
  properties: string[];
  /** In milliseconds. */
  duration: number;
}

declare global {
  interface Window {
    recordedAnimations: RecordedAnimation[];
  }
}

function record(): void {
  const recorded: RecordedAnimation[] = [];
  window.recordedAnimations = recorded;
  const settings = ['offset', 'computedOffset', 'easing', 'composite'];

  const add = ({ effect }: Animation) => {
    if (!(effect instanceof KeyframeEffect)) return;
    const { iterations, duration } = effect.getComputedTiming();
    if (iterations === Infinity) return;
    recorded.push({
      of: effect.pseudoElement ?? effect.target?.localName ?? '',
      properties: [...new Set(effect.getKeyframes().flatMap(Object.keys))].filter(
        (name) => !settings.includes(name),
      ),
      duration: Number(duration),
    });
  };

  const keyframesOf = (name: string) =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .find((rule): rule is CSSKeyframesRule => 'name' in rule && rule.name === name);

  // By its rule: on a busy machine the event may come when the animation is over, which the element then no longer has.
  const addStarted = ({ target, animationName, pseudoElement }: AnimationEvent) => {
    if (!(target instanceof Element) || pseudoElement !== '') return;
    const style = getComputedStyle(target);
    const index = style.animationName.split(', ').indexOf(animationName);
    const valueOf = (list: string) => list.split(', ')[index] ?? '';
    if (valueOf(style.animationIterationCount) === 'infinite') return;
    const rule = keyframesOf(animationName);
    const frames = [...(rule?.cssRules ?? [])] as CSSKeyframeRule[];
    recorded.push({
      of: target.localName,
      // Without a rule its name, which no journey expects as a property.
      properties: rule
        ? [...new Set(frames.flatMap(({ style: declared }) => [...declared]))]
        : [animationName],
      duration: Math.round(parseFloat(valueOf(style.animationDuration)) * 1000),
    });
  };
  document.addEventListener('animationstart', addStarted, true);

  const animate = Reflect.get(Element.prototype, 'animate');
  Element.prototype.animate = function (...settings) {
    const animation = animate.apply(this, settings);
    add(animation);
    return animation;
  };

  if (!('startViewTransition' in document)) return;
  const start = Reflect.get(Document.prototype, 'startViewTransition');
  Document.prototype.startViewTransition = function (update) {
    const transition = start.call(this, update);
    void transition.ready.then(() => {
      this.getAnimations()
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement !== null)
        .forEach(add);
    });
    return transition;
  };
}

/**
 * Records the animations of each page that is opened from now on, except those that never end.
 *
 * @returns reads those that the visitor could see, and forgets them.
 */
async function recordAnimations(page: Page): Promise<() => Promise<RecordedAnimation[]>> {
  await page.addInitScript(record);
  return async () => {
    const all = await page.evaluate(() => window.recordedAnimations.splice(0));
    // Where motion is reduced, animations take 0.01 ms.
    return all.filter(({ duration }) => duration > 1);
  };
}

const cheap = ['opacity', 'transform', 'translate'];

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Follows the second card of the roster, and returns its fighter's id. */
async function followCard(page: Page): Promise<string> {
  await cards(page).nth(1).getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Back to Fighters' })).toBeVisible();
  return (await page.evaluate(() => location.pathname)).replace('/fighters/', '');
}

test('a card’s picture grows into the portrait, and shrinks back', async ({ page }) => {
  const animations = await recordAnimations(page);
  await page.goto('/fighters');
  const moved = async () =>
    (await animations()).filter(({ of }) => of.startsWith('::view-transition-group'));
  await moved();

  const id = await followCard(page);
  const picture = [
    expect.objectContaining({ of: `::view-transition-group(picture-${id})`, duration: 280 }),
  ];
  await expect.poll(moved).toEqual(picture);
  await expect(page.getByRole('main')).toBeFocused();

  await page.goBack();
  await expect(page.getByText('Showing 60 of 60 fighters')).toBeVisible();
  await expect.poll(moved).toEqual(picture);
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
  const animations = await recordAnimations(page);
  await page.goto('/');
  const entrance: RecordedAnimation[] = [];
  await expect
    .poll(async () => {
      entrance.push(...(await animations()));
      return entrance.map(({ of }) => of);
    })
    .toContain('img');
  for (const { properties, duration } of entrance) {
    expect(cheap).toEqual(expect.arrayContaining(properties));
    expect(duration).toBe(480);
  }
});

/** How many animations there are that never end. */
const endlessAnimations = (page: Page) =>
  page.evaluate(() => {
    const timings = document.getAnimations().map(({ effect }) => effect?.getComputedTiming());
    return timings.filter((timing) => timing?.iterations === Infinity).length;
  });

test('the mark of a live event is still for who wants little motion', async ({ page }) => {
  await page.goto('/events');
  await expect.poll(() => endlessAnimations(page)).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => endlessAnimations(page)).toBe(0);
});

test('no page moves for who wants little motion: Home, a filtered roster, a profile and back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const animations = await recordAnimations(page);
  await page.goto('/');
  expect(await animations()).toEqual([]);

  await page.goto('/fighters');
  await page.getByRole('searchbox').pressSequentially('an');
  const cards = page.getByRole('main').getByRole('article');
  await expect.poll(() => cards.count()).toBeLessThan(60);
  await cards.nth(1).getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Back to Fighters' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await animations()).toEqual([]);
});
