import { create } from 'storybook/theming';
import { league } from '../src/config/league';
import { colors } from '../src/theme/tokens';

/** The component library in the league's own look. Storybook wants values, not CSS variables. */
export const leagueTheme = create({
  base: 'dark',
  brandTitle: league.name,
  brandUrl: './',
  brandTarget: '_self',
  fontBase: 'Barlow, system-ui, sans-serif',
  colorPrimary: colors.accent.value,
  colorSecondary: colors['accent-ink'].value,
  appBg: colors.canvas.value,
  appContentBg: colors.canvas.value,
  appPreviewBg: colors.canvas.value,
  appHoverBg: colors['surface-raised'].value,
  appBorderColor: colors.line.value,
  appBorderRadius: 6,
  textColor: colors.ink.value,
  textMutedColor: colors['ink-muted'].value,
  barBg: colors.surface.value,
  barTextColor: colors['ink-muted'].value,
  barHoverColor: colors['accent-ink'].value,
  barSelectedColor: colors['accent-ink'].value,
  inputBg: colors.surface.value,
  inputBorder: colors['line-strong'].value,
  inputTextColor: colors.ink.value,
  inputBorderRadius: 6,
});
