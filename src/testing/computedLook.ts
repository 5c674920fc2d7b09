import { expect, within } from 'storybook/test';
import { contrastRatio } from '../theme/contrast';
import type { colors, radii, spaces } from '../theme/tokens';

/** The name of a colour, as of its CSS variable. */
export type ColorToken = `color-${keyof typeof colors}`;

/** The name of a colour, a space or a radius, as of its CSS variable. */
type TokenName = ColorToken | `space-${keyof typeof spaces}` | `radius-${keyof typeof radii}`;

type StyleName = {
  [Name in keyof CSSStyleDeclaration & string]: CSSStyleDeclaration[Name] extends string
    ? Name
    : never;
}[keyof CSSStyleDeclaration & string];

/**
 * Checks that computed styles have the values of tokens, by name: `{ color: 'color-gold' }`.
 * @param pseudo an element such as `::after`
 */
export async function expectTokens(
  element: Element | null | undefined,
  tokens: Partial<Record<StyleName, TokenName>>,
  pseudo?: string,
): Promise<void> {
  if (!element) throw new Error('There is no such element');
  const probe = document.createElement('div');
  element.ownerDocument.body.append(probe);
  const expected: Record<string, unknown> = {};
  const found: Record<string, unknown> = {};
  for (const [property, token] of Object.entries(tokens) as [StyleName, TokenName][]) {
    // A border has no colour without a style, and reduced motion delays what changes.
    probe.style.cssText = 'border: 0 solid; outline: solid; transition: none !important';
    Object.assign(probe.style, { [property]: `var(--${token})` });
    expected[property] = getComputedStyle(probe)[property];
    found[property] = getComputedStyle(element, pseudo)[property];
  }
  probe.remove();
  await expect(found).toEqual(expected);
}

/** Checks that nothing of an element is animated, as with reduced motion. */
export async function expectStill(element: Element): Promise<void> {
  for (const part of [element, ...element.querySelectorAll('*')])
    await expect(part).toHaveStyle({ animationName: 'none' });
}

/** Returns the copy of a story in one of the states of `inEachState`. */
export function inState(canvasElement: HTMLElement, state: string) {
  const figure = canvasElement.querySelector<HTMLElement>(`figure[data-state="${state}"]`);
  if (figure === null) throw new Error(`No copy is ${state}`);
  return within(figure);
}

/** Returns a colour as `#RRGGBB`, as it is seen on an opaque ground. */
function flatten(color: string, ground: string): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (context === null) throw new Error('This browser draws nothing');
  for (const fill of [ground, color]) {
    context.fillStyle = fill;
    context.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((level) => level.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the colour behind an element, as `#RRGGBB`. */
function groundOf(element: Element | null): string {
  if (element === null) return '#000000';
  return flatten(getComputedStyle(element).backgroundColor, groundOf(element.parentElement));
}

/** Checks that a focus ring is seen: 2 px wide or more, and 3:1 against what is beside it (WCAG 2.4.13 and 1.4.11). */
async function expectSeenRing(elements: Element[]): Promise<void> {
  const drawn = elements.flatMap((element) =>
    [undefined, '::after'].map((pseudo) => ({ element, style: getComputedStyle(element, pseudo) })),
  );
  const ring = drawn.find(({ style }) => style.outlineStyle !== 'none');
  if (ring === undefined) throw new Error(`No focus ring: ${elements[0]?.outerHTML ?? ''}`);
  const { outlineColor, outlineWidth, outlineOffset } = ring.style;
  await expect(parseFloat(outlineWidth)).toBeGreaterThanOrEqual(2);
  const isInside = outlineOffset.startsWith('-');
  const ground = groundOf(isInside ? ring.element : ring.element.parentElement);
  await expect(contrastRatio(flatten(outlineColor, ground), ground)).toBeGreaterThanOrEqual(3);
}

const looks: StyleName[] = [
  ...(['color', 'backgroundColor', 'backgroundImage', 'borderTopColor', 'boxShadow'] as const),
  ...(['borderBottomColor', 'outlineStyle', 'textDecorationLine', 'transform'] as const),
];

/** Returns what a state can change of some elements, for a comparison. */
const look = (elements: Element[]): string =>
  JSON.stringify(
    elements.flatMap((element) =>
      [undefined, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        return looks.map((property) => style[property]);
      }),
    ),
  );

/** Returns an element with what belongs to it alone: all around it that holds no other of the targets. */
function areaOf(target: Element, figure: Element, selector: string): Element[] {
  let area = target;
  for (
    let around = area.parentElement;
    around !== null && around !== figure && around.querySelectorAll(selector).length === 1;
    around = area.parentElement
  ) {
    area = around;
  }
  return [area, ...area.querySelectorAll('*')];
}

/**
 * Checks the copies of a story that is shown in each state: each state looks unlike those before it, except for what is
 * disabled, and focus has a ring that is seen. Called after each story.
 */
export async function checkStates({ canvasElement }: { canvasElement: Element }): Promise<void> {
  const seen = new Map<number, Map<string, string>>();
  for (const figure of canvasElement.querySelectorAll<HTMLElement>('figure[data-state]')) {
    const { state = '', targets = '' } = figure.dataset;
    for (const [index, target] of figure.querySelectorAll(targets).entries()) {
      const area = areaOf(target, figure, targets);
      const before = seen.get(index) ?? new Map<string, string>();
      seen.set(index, before);
      const now = look(area);
      const same = before.get(now);
      const isDisabled = target.matches('[aria-disabled="true"]');
      if (state === 'Focused') await expectSeenRing(area);
      else if (isDisabled ? before.size > 0 && same === undefined : same !== undefined) {
        // A text field has no pressed look, and what is selected is as light as under the pointer.
        if (target.matches(state === 'Pressed' ? ':read-write' : ':checked')) continue;
        const likeness = isDisabled ? 'changes, though disabled' : `looks as ${String(same)}`;
        throw new Error(`${state} ${likeness}: ${target.outerHTML.slice(0, 120)}`);
      }
      before.set(now, state);
    }
  }
}
