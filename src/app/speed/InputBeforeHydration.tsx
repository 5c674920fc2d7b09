import { useEffect, useLayoutEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';

declare global {
  interface Window {
    /** Stops the capture of presses, and returns the buttons in their order: see `startScript.ts`. */
    stopClickCapture?: () => HTMLButtonElement[];
    /** Shows that the page stays without script, and throws the error. */
    giveUp?: (error: unknown) => never;
  }
}

type Field = HTMLInputElement | HTMLSelectElement;

/** The controls that the server rendered. One that React removes keeps its value and its selection. */
let controls: HTMLElement[] = [];
/** What a control does not keep when React removes it. */
let focused: Element | null = null;
const opened = new Set<HTMLElement>();
let listening = new AbortController();

const findControls = () => [
  ...document.querySelectorAll<HTMLElement>(
    'main, input, select, button, a, details, summary, [popover]',
  ),
];

/**
 * Records what a visitor does in a server-rendered page until it can respond. Called before React hydrates it: where a
 * browser has translated the page, React removes it, and renders it anew.
 */
export function recordInput(): void {
  controls = findControls();
  focused = document.activeElement;
  // `:is()`, since a selector that a browser does not know is an error by itself.
  const open = document.querySelectorAll<HTMLElement>(':is(details[open], :popover-open)');
  for (const panel of open) opened.add(panel);
  listening = new AbortController();
  const { signal } = listening;
  const trackOpened = ({ target, newState }: Event & { newState?: string }) => {
    if (newState === 'open') opened.add(target as HTMLElement);
    else opened.delete(target as HTMLElement);
  };
  addEventListener('toggle', trackOpened, { capture: true, signal });
  const focus = ({ target }: Event) => (focused = target as Element);
  addEventListener('focusin', focus, { signal });
  const blur = ({ target }: Event) => {
    // Chromium says so, too, of what is about to be removed.
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected === true) focused = null;
    });
  };
  addEventListener('focusout', blur, { signal });
}

/** Returns whether a field is chosen, and not filled in. */
const isChoice = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');

/** Returns what distinguishes a control in each rendering, unlike its text and a generated id. */
function keyOf(control: Element): string {
  const name = isChoice(control) ? control.value : control.getAttribute('name');
  return [control.localName, control.getAttribute('href') ?? name].join();
}

/** Returns the control itself, or, if React rendered the page anew, the one in its place. */
function currentOf<Control extends Element>(control: Control): Control | undefined {
  if (control.isConnected) return control;
  const isAlike = (other: Element) => keyOf(other) === keyOf(control);
  const before: Element[] = controls.filter(isAlike);
  const now = findControls().filter(isAlike);
  // Another number, as of cards that the address filters, does not say which one it is.
  if (before.length !== now.length) return undefined;
  return now[before.indexOf(control)] as Element as Control | undefined;
}

function initialValueOf(field: Field): string {
  if (field instanceof HTMLInputElement) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** Sets a value as a visitor does: React does not hear of a change that it made itself. */
function setAsVisitor(field: Field, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLSelectElement;
  Reflect.set(prototype, 'value', value, field);
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Undoes what a visitor typed or chose in a field.
 *
 * @returns a function that re-applies the value, unless the field has it: after a back navigation the browser may have
 * restored what the URL says, too.
 */
function undoAndReturnRedo(field: Field): () => void {
  if (isChoice(field)) {
    const { checked } = field;
    field.checked = !checked;
    return () => {
      const current = currentOf(field);
      if (current && current.checked !== checked) current.click();
    };
  }
  const { value } = field;
  field.value = initialValueOf(field);
  return () => {
    const current = currentOf(field);
    if (current && current.value !== value) setAsVisitor(current, value);
  };
}

function isChanged(field: Field): boolean {
  if (!isChoice(field)) return field.value !== initialValueOf(field);
  // A radio button is no longer chosen because another is.
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
}

/**
 * Undoes what the visitor entered in the page, and returns functions that re-apply it, field by field: React hears of a
 * value only when it changes.
 */
function undoChanges(): (() => void)[] {
  return (controls as Field[])
    .filter(({ localName }) => localName === 'input' || localName === 'select')
    .filter(isChanged)
    .map(undoAndReturnRedo);
}

/** Returns what moves the focus and the caret back to where they were. */
function focusRestorer(): () => void {
  const control = focused;
  // An email field does not say where its caret is, and has it at the end.
  const { selectionStart, selectionEnd, selectionDirection } = (control ?? {}) as HTMLInputElement;
  return () => {
    const current = control && currentOf(control);
    if (!(current instanceof HTMLElement)) return;
    if (current !== control) current.focus({ preventScroll: true });
    const isField = current instanceof HTMLInputElement && document.activeElement === current;
    if (!isField || selectionStart === null) return;
    current.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  };
}

/** Ends the capture of presses, and returns what repeats them, in their order. */
function pressRepeaters(): (() => void)[] {
  const buttons = window.stopClickCapture?.() ?? [];
  return buttons.map((button) => () => {
    currentOf(button)?.click();
  });
}

/** Returns what opens again what was open, and reports to React the popovers that still are. */
function panelRestorers(): (() => void)[] {
  return [...opened].map((panel) => () => {
    const current = currentOf(panel);
    if (current instanceof HTMLDetailsElement) current.open = true;
    else if (current !== panel) current?.showPopover();
    else current.dispatchEvent(new ToggleEvent('toggle', { newState: 'open' }));
  });
}

/**
 * Repeats what a visitor typed, chose and pressed in a server-rendered page before it was hydrated, which React does not
 * hear of, and moves the focus back if React rendered the page anew. Rendered last in the page, so that its effect runs
 * when all of the page can respond.
 */
export function InputBeforeHydration() {
  const [, update] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    // After an update here React runs the effects in the same task. A key in between would reach no field.
    if (controls.some((control) => !control.isConnected)) update();
  }, []);
  useEffect(() => {
    // Presses last: what they open stays above what was filtered. A button that a filter has removed does nothing.
    const focus = focusRestorer();
    const repeats = [...panelRestorers(), ...undoChanges(), focus, ...pressRepeaters()];
    // After the page has read its URL, and each by itself, so that none overwrites another.
    queueMicrotask(() => {
      for (const repeat of repeats) flushSync(repeat);
      // Elements that the page has left behind need not stay in memory.
      controls = [];
      focused = null;
    });
    listening.abort();
    opened.clear();
  }, []);
  return null;
}
