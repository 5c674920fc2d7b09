import { addons } from 'storybook/manager-api';
import '../src/theme/fonts.css';
import { leagueTheme } from './theme';

addons.setConfig({ theme: leagueTheme });

// Storybook ends the title of every page with its own name, and has no setting for it.
const title = document.querySelector('title');
const nameLibrary = () => {
  if (!document.title.endsWith('Storybook')) return;
  document.title = document.title.replace(/Storybook$/, leagueTheme.brandTitle ?? '');
};
if (title) new MutationObserver(nameLibrary).observe(title, { childList: true });
nameLibrary();
