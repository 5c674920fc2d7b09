import type * as TestingLibrary from '@testing-library/dom';

declare const TestingLibraryDom: typeof TestingLibrary;

/** What a text has to be like: a part of it in any case, all of it, or what a regular expression finds. */
export type TextMatch =
  { part: string } | { whole: string } | { expression: string; flags: string };

/** One step of the way to an element. */
export type Step =
  | {
      by: 'role';
      role: string;
      name?: TextMatch;
      options: TestingLibrary.ByRoleOptions;
      isDisabled?: boolean;
    }
  | { by: 'text' | 'label'; text: TextMatch }
  | { by: 'css'; selector: string }
  | { by: 'position'; index: number }
  | { by: 'content'; text?: TextMatch; steps?: Step[] };

/** What a journey can see of an element. */
export interface Sight {
  isVisible: boolean;
  isFocused: boolean;
  isChecked: boolean;
  text: string;
  /** The text of what describes it for assistive technology. */
  description: string;
  value: string;
  attributes: Record<string, string>;
  /** How much of it is within the window, from 0 to 1. */
  ratioInView: number;
}

/** Finds elements from one on, or in the whole document, in the order of the document. Runs in the page, and so takes all it needs along. */
export function find(root: Element | Document, steps: Step[]): Element[] {
  const isLike = (match: TextMatch, content: string | null) => {
    const found = (content ?? '').replace(/\s+/g, ' ').trim();
    if ('whole' in match) return found === match.whole;
    if ('part' in match) return found.toLowerCase().includes(match.part.toLowerCase());
    return new RegExp(match.expression, match.flags).test(found);
  };
  /** Everything below with a text, but not what only surrounds another with the same. */
  const byText = (from: HTMLElement, match: TextMatch) =>
    TestingLibraryDom.queryAllByText(
      from,
      (_, element) =>
        isLike(match, element?.textContent ?? '') &&
        ![...(element?.children ?? [])].some((child) => isLike(match, child.textContent)),
    );
  const byStep = (from: HTMLElement, step: Step): Element[] => {
    switch (step.by) {
      case 'role': {
        const { role, name, options, isDisabled } = step;
        const all = TestingLibraryDom.queryAllByRole(from, role, {
          ...options,
          ...(name && { name: (found: string) => isLike(name, found) }),
        });
        return isDisabled === undefined
          ? all
          : all.filter((element) => element.matches(':disabled') === isDisabled);
      }
      case 'text':
        return byText(from, step.text);
      case 'label':
        return TestingLibraryDom.queryAllByLabelText(from, (found) => isLike(step.text, found));
      case 'css':
        return step.selector === '..'
          ? [from.parentElement ?? from]
          : [...from.querySelectorAll(step.selector)];
      case 'content': {
        const { text, steps: within } = step;
        const holds =
          (!text || isLike(text, from.textContent)) && (!within || find(from, within).length > 0);
        return holds ? [from] : [];
      }
      case 'position':
        return [];
    }
  };
  let found = [root as HTMLElement];
  for (const step of steps) {
    if (step.by === 'position') found = found.slice(step.index).slice(0, 1);
    else found = [...new Set(found.flatMap((from) => byStep(from, step) as HTMLElement[]))];
  }
  return found;
}

/** Tells what there is to see of elements. Runs in the page. */
export function observe(elements: Element[]): Sight[] {
  return elements.map((element) => {
    const { top, left, bottom, right, width, height } = element.getBoundingClientRect();
    const across = Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0));
    const down = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    const isShown = element.checkVisibility({ visibilityProperty: true });
    const describedBy = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    const textOf = (part: Element | null) => (part?.textContent ?? '').replace(/\s+/g, ' ').trim();
    return {
      isVisible: isShown && width > 0 && height > 0,
      isFocused: element === document.activeElement,
      isChecked: element.matches(':checked'),
      text: textOf(element),
      description: describedBy.map((id) => textOf(document.getElementById(id))).join(' '),
      value: (element as HTMLInputElement).value,
      attributes: Object.fromEntries(
        [...element.attributes].map(({ name, value }) => [name, value]),
      ),
      ratioInView: width * height > 0 ? (across * down) / (width * height) : 0,
    };
  });
}

/**
 * Brings the middle of an element into view. Returns whether it stays there from one frame to the next, and nothing covers
 * it: a card that is moving to another place would not be where it is pressed. Runs in the page.
 */
export async function isInReach(element: Element): Promise<boolean> {
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  };
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isOutside = ([x, y]: readonly [number, number]) =>
    x < 0 || y < 0 || x > innerWidth || y > innerHeight;
  if (isOutside(middle())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  // What moves it may start with the next frame.
  await nextFrame();
  const before = middle();
  await nextFrame();
  const now = middle();
  const hit = document.elementFromPoint(...now);
  const label = hit?.closest('label');
  return (
    String(before) === String(now) &&
    (element.contains(hit) || (label ? label.control === element : false))
  );
}
