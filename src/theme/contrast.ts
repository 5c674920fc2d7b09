/**
 * Returns the contrast ratio of two colours by WCAG 2.2, from 1 (equal) to 21 (black on white). Text needs 4.5
 * (1.4.3), the parts of a control 3 (1.4.11).
 *
 * @param one - as `#RRGGBB`
 * @param other - as `#RRGGBB`; the order does not matter
 * @throws RangeError when a colour is written in any other way
 */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  // 0.05 represents the light a screen reflects.
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Returns the relative luminance of WCAG 2.2, from 0 (black) to 1 (white). */
function luminance(color: string): number {
  const [, red = '', green = '', blue = ''] =
    /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color) ?? [];
  if (blue === '') throw new RangeError(`"${color}" is not of the form #RRGGBB`);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Returns the linear value of one sRGB channel, which is two hexadecimal digits. */
function linear(channel: string): number {
  const value = Number.parseInt(channel, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
