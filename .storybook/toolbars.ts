import type { Preview, StoryContext } from '@storybook/react-vite';
import { approximateForcedColors } from '../src/testing/forcedColors';
import { emulateMedia } from '../src/testing/mediaFeatures';
import { setViewerTimeZone } from '../src/testing/viewerTimeZone';
import type { ToolbarGlobals } from '../src/testing/toolbarGlobals';

const timeZones: Record<ToolbarGlobals['timeZone'], string | undefined> = {
  device: undefined,
  newYork: 'America/New_York',
  losAngeles: 'America/Los_Angeles',
  berlin: 'Europe/Berlin',
  kolkata: 'Asia/Kolkata',
};

/** One choice of a toolbar. Its value is that of `&globals=name:value` in a URL. */
interface Item<Value> {
  value: Value;
  /** A short title, since the toolbar shows that of the selected item. */
  title: string;
  /** The description beside it in the menu. */
  right?: string;
}

type Toolbar = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>;

/** A menu in Storybook's toolbar, whose first item is the default. */
function menu<Name extends keyof ToolbarGlobals>(
  title: string,
  description: string,
  icon: Toolbar['icon'],
  items: Item<ToolbarGlobals[Name]>[],
) {
  // The type is string, but Storybook parses a number in a URL as a number, which must match an item.
  const choices = items as unknown as Toolbar['items'];
  return { name: title, description, toolbar: { title, icon, items: choices } };
}

export const globalTypes = {
  api: menu<'api'>('API', 'What the fake API responds, in stories that request it', 'transfer', [
    { value: 'written', title: 'API', right: 'as the story says' },
    { value: 'slow', title: 'Slow', right: 'after 3 seconds' },
    { value: 401, title: '401', right: 'with a text' },
    { value: 429, title: '429', right: 'with a text' },
    { value: 503, title: '503', right: 'with an empty body' },
    { value: 'malformed', title: 'Malformed', right: 'no JSON' },
    { value: 'offline', title: 'Offline', right: 'no response' },
  ]),
  content: menu<'content'>(
    'Content',
    'What the fake league holds, in the stories of Screens',
    'document',
    [
      { value: 'normal', title: 'Content', right: 'as usual' },
      { value: 'long', title: 'Long', right: 'names and texts' },
      { value: 'bare', title: 'Bare', right: 'required fields only' },
      { value: 'empty', title: 'Empty', right: 'no records' },
    ],
  ),
  motion: menu<'motion'>('Motion', 'Whether the visitor asks for less motion', 'lightning', [
    { value: 'device', title: 'Motion', right: 'as on this device' },
    { value: 'reduced', title: 'Reduced', right: 'less motion' },
  ]),
  contrast: menu<'contrast'>(
    'Forced colours',
    'Forced colours, approximated by system colours in place of the tokens',
    'contrast',
    [
      { value: 'device', title: 'Colours', right: 'as on this device' },
      { value: 'forced', title: 'Forced', right: 'an approximation' },
    ],
  ),
  text: menu<'text'>('Text size', 'The size of text that the visitor’s browser is set to', 'zoom', [
    { value: 100, title: '100 %' },
    { value: 200, title: '200 %' },
  ]),
  timeZone: menu<'timeZone'>('Time zone', 'The time zone of the visitor', 'time', [
    { value: 'device', title: 'Zone', right: 'of this device' },
    { value: 'newYork', title: 'New York' },
    { value: 'losAngeles', title: 'Los Angeles' },
    { value: 'berlin', title: 'Berlin' },
    { value: 'kolkata', title: 'Kolkata' },
  ]),
};

export const initialGlobals: ToolbarGlobals = {
  api: 'written',
  content: 'normal',
  motion: 'device',
  contrast: 'device',
  text: 100,
  timeZone: 'device',
};

function set({ motion, contrast, text, timeZone }: ToolbarGlobals): void {
  emulateMedia({
    'prefers-reduced-motion': motion === 'reduced' ? 'reduce' : undefined,
    'forced-colors': contrast === 'forced' ? 'active' : undefined,
  });
  approximateForcedColors(contrast === 'forced');
  document.documentElement.style.fontSize = text === 100 ? '' : `${text}%`;
  setViewerTimeZone(timeZones[timeZone]);
}

/**
 * Emulates a device with the settings of the toolbars.
 * @returns a function that restores the device's own settings
 */
export function applyDeviceSettings({ globals }: Pick<StoryContext, 'globals'>): () => void {
  set(globals as ToolbarGlobals);
  return () => {
    set(initialGlobals);
  };
}
