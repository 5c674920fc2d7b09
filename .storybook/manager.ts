import '../src/theme/fonts.css';
import { addons } from 'storybook/manager-api';
import { leagueTheme } from './theme';

addons.setConfig({ theme: leagueTheme });
