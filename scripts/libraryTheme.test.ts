import { describe, expect, test } from 'vitest';
import { leagueTheme } from '../.storybook/theme';
import { contrastRatio } from '../src/theme/contrast';

/**
 * Returns a colour with less lightness in HSL, like polished's `darken` in Storybook's manager.
 * @param hex - as `#RRGGBB`
 * @param amount - of the whole range, such as 0.18
 */
function darken(hex: string, amount: number): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const [least, most] = [Math.min(...channels), Math.max(...channels)];
  const lightness = (least + most) / 2;
  const chroma = (light: number) => 1 - Math.abs(2 * light - 1);
  const scale = chroma(lightness - amount) / chroma(lightness);
  const darkened = channels.map((channel) => {
    const value = lightness - amount + (channel - lightness) * scale;
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${darkened.join('')}`;
}

describe("the library's theme", () => {
  test('the selected row of the sidebar has enough contrast', () => {
    expect(leagueTheme.base).toBe('dark');
    const row = darken(leagueTheme.colorSecondary, 0.18);
    expect(contrastRatio('#FFFFFF', row)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['textColor', 'appBg'],
    ['textColor', 'appContentBg'],
    ['textMutedColor', 'appBg'],
    ['colorSecondary', 'appBg'],
    ['colorSecondary', 'appContentBg'],
    ['barTextColor', 'barBg'],
    ['barHoverColor', 'barBg'],
    ['barSelectedColor', 'barBg'],
    ['inputTextColor', 'inputBg'],
  ] as const)('%s can be read on %s', (text, ground) => {
    expect(contrastRatio(leagueTheme[text], leagueTheme[ground])).toBeGreaterThanOrEqual(4.5);
  });
});
