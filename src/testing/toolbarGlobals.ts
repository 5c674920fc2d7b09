import type { ApiCondition } from './fakeApi';
import type { LeagueContent } from './fakeLeague';

/** What the toolbars of Storybook are set to (`.storybook/toolbars.ts`): by hand, by the address, or by a story. */
export interface ToolbarGlobals {
  api: ApiCondition;
  content: LeagueContent;
  motion: 'device' | 'reduced';
  contrast: 'device' | 'forced';
  /** The size of text, in per cent. */
  text: 100 | 200;
  timeZone: 'device' | 'newYork' | 'losAngeles' | 'berlin' | 'kolkata';
}
