import type { ApiCondition } from './fakeApi';
import type { LeagueContent } from './fakeLeague';

/** The values of Storybook's toolbars (`.storybook/toolbars.ts`), set by hand, by the URL, or by a story. */
export interface ToolbarGlobals {
  api: ApiCondition;
  content: LeagueContent;
  motion: 'device' | 'reduced';
  /** The size of text, in per cent. */
  text: 100 | 200;
  colours: 'device' | 'forced';
  direction: 'ltr' | 'rtl';
}

/** The toolbars at rest. */
export const initialGlobals: ToolbarGlobals = {
  api: 'written',
  content: 'normal',
  motion: 'device',
  text: 100,
  colours: 'device',
  direction: 'ltr',
};

/** Returns the values of the toolbars: Storybook leaves out one that is reset. */
export function readToolbars(globals: Record<string, unknown>): ToolbarGlobals {
  const set = Object.entries(globals).filter(([, value]) => value !== undefined);
  return { ...initialGlobals, ...Object.fromEntries(set) };
}
