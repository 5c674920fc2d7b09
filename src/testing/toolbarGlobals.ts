import type { ApiCondition } from './fakeApi';
import type { LeagueContent } from './fakeLeague';

/** The values of Storybook's toolbars (`.storybook/toolbars.ts`), set by hand, by the URL, or by a story. */
export interface ToolbarGlobals {
  api: ApiCondition;
  content: LeagueContent;
  motion: 'device' | 'reduced';
  contrast: 'device' | 'forced';
  /** The size of text, in per cent. */
  text: 100 | 200;
  timeZone: 'device' | 'newYork' | 'losAngeles' | 'berlin' | 'kolkata';
}
