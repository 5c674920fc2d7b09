import type { Decorator } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';
import { colors, fonts, radii, spaces, textSizes } from '../src/theme/tokens';

/** The toolbar's switch, which also works in the URL: `&globals=measure:on`. */
export const measureGlobal = {
  name: 'Tokens',
  description: 'Name the tokens of what you point at or focus',
  toolbar: {
    title: 'Tokens',
    icon: 'ruler' as const,
    dynamicTitle: false,
    items: [
      { type: 'reset' as const, title: 'Off' },
      { value: 'on', title: 'Tokens of what you point at' },
    ],
  },
};

type Names = Map<string, string>;

const overlayStyles = `
  position: fixed; z-index: 2147483647; inset: 0; pointer-events: none;
  font: 400 12px/1.5 ui-monospace, monospace; text-align: start;
`;

/** A token's name and its current computed value (fluid sizes depend on the window). */
function computedNames(
  probe: HTMLElement,
  property: 'backgroundColor' | 'borderTopLeftRadius' | 'fontFamily' | 'fontSize' | 'width',
  prefix: string,
  tokens: object,
): Names {
  const names: Names = new Map();
  for (const token of Object.keys(tokens)) {
    probe.style[property] = `var(--${prefix}-${token})`;
    const value = getComputedStyle(probe)[property];
    names.set(value, [names.get(value), `${prefix}-${token}`].filter(Boolean).join(' or '));
  }
  probe.style[property] = '';
  return names;
}

/** Returns an element's styles, one line per property, with token names where its values are tokens. */
function describe(element: Element, probe: HTMLElement): string[] {
  const style = getComputedStyle(element);
  const space = computedNames(probe, 'width', 'space', spaces);
  const color = computedNames(probe, 'backgroundColor', 'color', colors);
  const name = (value: string, names: Names) => names.get(value) ?? value;
  const lengths = (values: string[]) =>
    values.map((value) => (value === '0px' ? '0' : name(value, space))).join(' ');

  const { width, height } = element.getBoundingClientRect();
  const paddings = [style.paddingTop, style.paddingRight, style.paddingBottom, style.paddingLeft];
  const gaps = [style.rowGap, style.columnGap];
  const lines = [`${element.localName} ${Math.round(width)} × ${Math.round(height)} px`];
  if (paddings.some((value) => value !== '0px')) {
    const sides = new Set(paddings).size === 1 ? paddings.slice(0, 1) : paddings;
    lines.push(`padding ${lengths(sides)}`);
  }
  if (/flex|grid/.test(style.display) && element.childElementCount > 1) {
    const isEven = gaps[0] === gaps[1];
    lines.push(
      `gap ${lengths(gaps.map((gap) => (gap === 'normal' ? '0px' : gap)).slice(isEven ? 1 : 0))}`,
    );
  }
  const sizes = computedNames(probe, 'fontSize', 'text', textSizes);
  const families = computedNames(probe, 'fontFamily', 'font', fonts);
  const family = name(style.fontFamily, families);
  lines.push(`type ${name(style.fontSize, sizes)}, ${style.fontWeight} ${family}`);
  lines.push(`colour ${name(style.color, color)}`);
  if (style.backgroundColor !== 'rgba(0, 0, 0, 0)') {
    lines.push(`ground ${name(style.backgroundColor, color)}`);
  }
  if (style.borderTopLeftRadius !== '0px') {
    const radius = computedNames(probe, 'borderTopLeftRadius', 'radius', radii);
    lines.push(`radius ${name(style.borderTopLeftRadius, radius)}`);
  }
  return lines;
}

/**
 * Draws an overlay that names the tokens of the hovered or focused element's padding, gap, type and colours.
 * @returns a function that removes the overlay
 */
export function measure(root: HTMLElement): () => void {
  const overlay = document.createElement('div');
  overlay.setAttribute('aria-hidden', 'true');
  overlay.style.cssText = overlayStyles;
  const box = document.createElement('div');
  const label = document.createElement('pre');
  const probe = document.createElement('div');
  // With reduced motion every property has a very short transition, so it briefly has its old value.
  probe.style.cssText = 'position: absolute; visibility: hidden; transition: none !important';
  overlay.append(box, label, probe);
  document.body.append(overlay);

  const show = ({ target }: Event) => {
    if (!(target instanceof Element) || !root.contains(target)) return;
    overlay.hidden = false;
    const { top, bottom, left, width, height } = target.getBoundingClientRect();
    const { padding } = getComputedStyle(target);
    // The padding is drawn as the border of a box of the element's own size.
    box.style.cssText = `
      position: absolute; top: ${top}px; left: ${left}px; width: ${width}px; height: ${height}px;
      border: solid rgb(95 211 141 / 0.4); border-width: ${padding};
      outline: 1px solid var(--color-green);
    `;
    label.textContent = describe(target, probe).join('\n');
    label.style.cssText = `
      position: absolute; top: 0; left: 0; margin: 0; padding: 4px 8px; white-space: pre;
      background: var(--color-canvas); color: var(--color-ink); border: 1px solid var(--color-green);
    `;
    // Below the element if there is room, otherwise above it, otherwise in its corner; always within the window.
    const { offsetWidth, offsetHeight } = label;
    const below = bottom + offsetHeight <= innerHeight ? bottom : top - offsetHeight;
    label.style.top = `${Math.max(0, Math.min(below < 0 ? top : below, innerHeight - offsetHeight))}px`;
    label.style.left = `${Math.max(0, Math.min(left, innerWidth - offsetWidth))}px`;
  };

  const listening = new AbortController();
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, show, { signal: listening.signal });
  }
  // An element that moves is measured again on the next hover.
  const hide = () => {
    overlay.hidden = true;
  };
  document.addEventListener('scroll', hide, { capture: true, signal: listening.signal });
  return () => {
    listening.abort();
    overlay.remove();
  };
}

interface MeasuredProps {
  isOn: boolean;
  canvasElement: HTMLElement;
  children: ReactNode;
}

/** A React effect, since Storybook runs the effects of decorators only after the play function. */
function Measured({ isOn, canvasElement, children }: MeasuredProps) {
  useEffect(() => (isOn ? measure(canvasElement) : undefined), [isOn, canvasElement]);
  return children;
}

/** Measures the story while the toolbar's switch is on. */
export const withMeasure: Decorator = (Story, { canvasElement, globals, viewMode }) => (
  <Measured isOn={globals.measure === 'on' && viewMode === 'story'} canvasElement={canvasElement}>
    <Story />
  </Measured>
);
