import { create } from 'storybook/theming';
import { wordmarkShapes } from '../src/components/layout/wordmarkShapes';
import { league } from '../src/config/league';
import { colors } from '../src/theme/tokens';

const wordmark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${wordmarkShapes.viewBox}">
  <path fill="${colors.ink.value}" d="${wordmarkShapes.letters}"/>
  <path fill="${colors.accent.value}" d="${wordmarkShapes.line}"/>
</svg>`;

/** The league's theme for Storybook, which needs values instead of CSS variables. */
export const leagueTheme = create({
  base: 'dark',
  brandTitle: `${league.name} library`,
  brandImage: `data:image/svg+xml,${encodeURIComponent(wordmark)}`,
  brandUrl: './',
  brandTarget: '_self',
  fontBase: 'Barlow, system-ui, sans-serif',
  fontCode: 'ui-monospace, monospace',
  colorPrimary: colors.accent.value,
  // Storybook darkens it by 18 % behind the white text of the selected row: accent-ink would give 4.05:1.
  colorSecondary: '#F0515F',
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
