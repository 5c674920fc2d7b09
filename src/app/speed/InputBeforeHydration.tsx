import { useEffect } from 'react';
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

/** Returns whether a field is chosen, and not filled in. */
const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox';

function initialValueOf(field: Field): string {
  if (field instanceof HTMLInputElement) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** Sets a value as a visitor does: React does not hear of a change that it made itself. */
function enter(field: Field, value: string): void {
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
function undo(field: Field): () => void {
  if (isChoice(field)) {
    const { checked } = field;
    field.checked = !checked;
    return () => {
      if (field.checked !== checked) field.click();
    };
  }
  const { value } = field;
  const caret = field instanceof HTMLInputElement ? field.selectionStart : null;
  field.value = initialValueOf(field);
  return () => {
    if (field.value !== value) enter(field, value);
    if (caret !== null && field instanceof HTMLInputElement && document.activeElement === field) {
      field.setSelectionRange(caret, caret);
    }
  };
}

function isChanged(field: Field): boolean {
  if (!isChoice(field)) return field.value !== initialValueOf(field);
  // A radio button is no longer chosen because another is.
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
}

/** Undoes what the visitor entered in the page, and returns functions that re-apply it, field by field. */
function undoChanges(): (() => void)[] {
  return [...document.querySelectorAll<Field>('input, select')].filter(isChanged).map(undo);
}

/** Returns what repeats the presses of buttons, in their order. */
function repeatPresses(): (() => void)[] {
  const buttons = window.stopClickCapture?.() ?? [];
  return buttons.map((button) => () => {
    button.click();
  });
}

/** Returns what reports to React the open popovers, which the browser opens by itself. */
function reportPopovers(): (() => void)[] {
  // Where there are no popovers, the selector is an error.
  if (!('hidePopover' in document.body)) return [];
  return [...document.querySelectorAll(':popover-open')].map((panel) => () => {
    panel.dispatchEvent(new ToggleEvent('toggle', { newState: 'open' }));
  });
}

/**
 * Repeats what a visitor typed, chose and pressed in a server-rendered page before it was hydrated, which React does not
 * hear of. Rendered last in the page, so that its effect runs when all of the page can respond.
 */
export function InputBeforeHydration() {
  useEffect(() => {
    // Presses last: what they open stays above what was filtered. A button that a filter has removed does nothing.
    const repeats = [...reportPopovers(), ...undoChanges(), ...repeatPresses()];
    // After the page has read its URL, and each by itself, so that none overwrites another.
    queueMicrotask(() => {
      for (const repeat of repeats) flushSync(repeat);
    });
  }, []);
  return null;
}
