import type { Preview, StoryContext } from '@storybook/react-vite';
import { emulateMedia } from '../src/testing/mediaFeatures';
import { approximateForcedColours } from './forcedColours';
import { measureGlobal } from './measure';
import { initialGlobals, readToolbars, type ToolbarGlobals } from '../src/testing/toolbarGlobals';

/** One choice of a toolbar. Its value is that of `&globals=name:value` in a URL. */
interface Item<Value> {
  value: Value;
  /** A short title, since the toolbar shows that of the selected item. */
  title: string;
  /** The description beside it in the menu. */
  right?: string;
}

type Toolbar = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>;

/** A menu in Storybook's toolbar. At rest none of its items is selected, and its first entry resets it. */
function menu<Name extends keyof ToolbarGlobals>(
  title: string,
  description: string,
  icon: Toolbar['icon'],
  atRest: string,
  items: Item<ToolbarGlobals[Name]>[],
) {
  // The type is string, but Storybook parses a number in a URL as a number, which must match an item.
  const choices = [{ type: 'reset', title: atRest }, ...items] as Toolbar['items'];
  return { name: title, description, toolbar: { title, icon, items: choices } };
}

export const globalTypes = {
  api: menu<'api'>(
    'API',
    'What the fake API responds, in stories that request it',
    'transfer',
    'As the story says',
    [
      { value: 'slow', title: 'Slow', right: 'after 3 seconds' },
      { value: 401, title: '401', right: 'with a text' },
      { value: 429, title: '429', right: 'with a text' },
      { value: 503, title: '503', right: 'with an empty body' },
      { value: 'malformed', title: 'Malformed', right: 'no JSON' },
      { value: 'offline', title: 'Offline', right: 'no response' },
    ],
  ),
  content: menu<'content'>(
    'Content',
    'What the fake league holds, in the stories of Screens',
    'document',
    'As usual',
    [
      { value: 'long', title: 'Long', right: 'names and texts' },
      { value: 'bare', title: 'Bare', right: 'required fields only' },
      { value: 'empty', title: 'Empty', right: 'no records' },
    ],
  ),
  motion: menu<'motion'>(
    'Motion',
    'Whether the visitor asks for less motion',
    'lightning',
    'As on this device',
    [{ value: 'reduced', title: 'Reduced', right: 'less motion' }],
  ),
  text: menu<'text'>(
    'Text size',
    'The size of text that the visitor’s browser is set to',
    'zoom',
    '100 %',
    [{ value: 200, title: '200 %' }],
  ),
  colours: menu<'colours'>(
    'Forced colours',
    'What a contrast theme of the system does to colours: here approximately, exactly by the browser’s own emulation',
    'contrast',
    'As on this device',
    [{ value: 'forced', title: 'Forced, approximately', right: 'a dark contrast theme' }],
  ),
  direction: menu<'direction'>(
    'Direction',
    'The direction of writing, as a translation into Arabic or Hebrew has it',
    'transfer',
    'Left to right',
    [{ value: 'rtl', title: 'Right to left' }],
  ),
  measure: measureGlobal,
};

/** @throws for a value, such as one of a URL, that no menu has */
function checkValues(globals: StoryContext['globals']): void {
  for (const [name, { toolbar }] of Object.entries(globalTypes)) {
    const value = globals[name] as string | number | undefined;
    // The first entry resets it.
    const [, ...values] = toolbar.items.map((item) => (item as Item<string | number>).value);
    if (value !== undefined && !values.includes(value)) {
      throw new Error(`${name}:${value} is none of ${values.join(', ')}`);
    }
  }
}

function set({ motion, text, colours, direction }: ToolbarGlobals): void {
  // First, since it asks the browser whether it forces them itself.
  approximateForcedColours(colours === 'forced');
  emulateMedia({
    'prefers-reduced-motion': motion === 'reduced' ? 'reduce' : undefined,
    'forced-colors': colours === 'forced' ? 'active' : undefined,
    textScale: text === 100 ? undefined : text / 100,
  });
  document.documentElement.dir = direction;
  document.documentElement.style.fontSize = text === 100 ? '' : `${text}%`;
}

/**
 * Emulates a device with the settings of the toolbars.
 * @returns a function that restores the device's own settings
 * @throws for an unknown setting
 */
export function applyDeviceSettings({ globals }: Pick<StoryContext, 'globals'>): () => void {
  checkValues(globals);
  set(readToolbars(globals));
  return () => {
    set(initialGlobals);
  };
}
