import { STORY_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import '../src/theme/fonts.css';
import { initialGlobals } from '../src/testing/toolbarGlobals';
import { leagueTheme } from './theme';

addons.setConfig({ theme: leagueTheme });

// What is chosen in a toolbar is for the story that is shown.
addons.register('toolbars', (api) => {
  api.on(STORY_CHANGED, () => {
    const chosen = Object.keys(api.getUserGlobals()).filter((name) => name in initialGlobals);
    if (chosen.length > 0) {
      api.updateGlobals(Object.fromEntries(chosen.map((name) => [name, undefined])));
    }
  });
});

// Storybook ends the title of every page with its own name, and has no setting for it.
const title = document.querySelector('title');
const nameLibrary = () => {
  if (!document.title.endsWith('Storybook')) return;
  document.title = document.title.replace(/Storybook$/, leagueTheme.brandTitle ?? '');
};
if (title) new MutationObserver(nameLibrary).observe(title, { childList: true });
nameLibrary();
