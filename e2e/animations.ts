import type { Page } from '@playwright/test';

/** An animation that ran in the page. */
export interface RecordedAnimation {
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
export async function recordAnimations(page: Page): Promise<() => Promise<RecordedAnimation[]>> {
  await page.addInitScript(record);
  return async () => {
    const all = await page.evaluate(() => window.recordedAnimations.splice(0));
    // Where motion is reduced, animations take 0.01 ms.
    return all.filter(({ duration }) => duration > 1);
  };
}
