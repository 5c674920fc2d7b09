import { breakpoints } from '../src/theme/breakpoints.ts';
import {
  colors,
  fonts,
  leadings,
  motions,
  radii,
  shadows,
  spaces,
  textSizes,
  tokenDeclarations,
  trackings,
  weights,
} from '../src/theme/tokens.ts';

/** The `$extensions` key with the CSS of a fluid size. */
const fluidKey = 'events.redlinecombatleague.fluid';

/** A dimension of the format, which has no `clamp()` and no other units. */
interface Dimension {
  value: number;
  unit: 'px' | 'rem';
}

interface Color {
  colorSpace: 'srgb';
  components: [red: number, green: number, blue: number];
  alpha: number;
  /** For tools that read only this; it has no alpha. */
  hex: string;
}

interface DimensionToken {
  $type: 'dimension';
  $value: Dimension;
  $description: string;
  $extensions?: Record<string, string>;
}

function mapTokens<Definition, Mapped>(
  definitions: Record<string, Definition>,
  toToken: (definition: Definition, name: string) => Mapped,
): Record<string, Mapped> {
  return Object.fromEntries(
    Object.entries(definitions).map(([name, definition]) => [name, toToken(definition, name)]),
  );
}

/** @param css - a length such as `4px`, `-1.5rem` or `0` */
function toDimension(css: string): Dimension {
  const [, value, unit] = /^(-?[\d.]+)(px|rem)$/.exec(css) ?? [];
  if (css === '0') return { value: 0, unit: 'px' };
  if (value === undefined) throw new Error(`"${css}" is not a length in px or rem`);
  return { value: Number(value), unit: unit === 'px' ? 'px' : 'rem' };
}

/** @param hex - a colour as `#RRGGBB` */
export function toColor(hex: string): Color {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return Math.round(channel * 10_000) / 10_000;
  });
  return { colorSpace: 'srgb', components: [red, green, blue], alpha: 1, hex: hex.toLowerCase() };
}

/** @param css - two offsets and a blur over black with an alpha, as `--shadow-raised` has them */
function toShadow(css: string) {
  const [, x, y, blur, alpha] = /^(\S+) (\S+) (\S+) rgb\(0 0 0 \/ ([\d.]+)\)$/.exec(css) ?? [];
  if (x === undefined || y === undefined || blur === undefined) {
    throw new Error(`"${css}" is not two offsets, a blur and a colour of black`);
  }
  return {
    color: { ...toColor('#000000'), alpha: Number(alpha) },
    offsetX: toDimension(x),
    offsetY: toDimension(y),
    blur: toDimension(blur),
    spread: toDimension('0'),
  };
}

/** Returns a font size; a fluid one has its largest value, and its CSS as an extension. */
function toTextSize({ value, use }: { value: string; use: string }): DimensionToken {
  const [, largest] = /^clamp\(.*, (\S+)\)$/.exec(value) ?? [];
  return {
    $type: 'dimension',
    $value: toDimension(largest ?? value),
    $description: use,
    ...(largest !== undefined && { $extensions: { [fluidKey]: value } }),
  };
}

function toMotion({ value, use }: { value: string; use: string }) {
  const [, curve] = /^cubic-bezier\((.+)\)$/.exec(value) ?? [];
  return curve === undefined
    ? {
        $type: 'duration',
        $value: { value: Number.parseFloat(value), unit: 'ms' },
        $description: use,
      }
    : { $type: 'cubicBezier', $value: curve.split(',').map(Number), $description: use };
}

const toNumber =
  ($type: 'fontWeight' | 'number') =>
  ({ value, use }: { value: string; use: string }) => ({
    $type,
    $value: Number.parseFloat(value),
    $description: use,
  });

/**
 * Returns every design token in the format of the Design Tokens Community Group, version 2025.10
 * (https://www.designtokens.org/TR/2025.10/format/). A group and a name joined by a hyphen are the CSS variable's
 * name; `motion` alone adds nothing to it, and breakpoints have no variable.
 */
export const designTokens = {
  color: mapTokens(colors, ({ value, use }) => ({
    $type: 'color',
    $value: toColor(value),
    $description: use,
  })),
  space: mapTokens(spaces, (value, name) => ({
    $type: 'dimension',
    $value: toDimension(value),
    $description: `Steps of 4 px: ${name}.`,
  })),
  radius: mapTokens(radii, ({ value, use }) => ({
    $type: 'dimension',
    $value: toDimension(value),
    $description: use,
  })),
  font: mapTokens(fonts, ({ value, use }) => ({
    $type: 'fontFamily',
    $value: value.split(', ').map((family) => family.replaceAll("'", '')),
    $description: use,
  })),
  text: mapTokens(textSizes, toTextSize),
  weight: mapTokens(weights, toNumber('fontWeight')),
  leading: mapTokens(leadings, toNumber('number')),
  // In em, of which the format has none.
  tracking: mapTokens(trackings, toNumber('number')),
  shadow: mapTokens(shadows, ({ value, use }) => ({
    $type: 'shadow',
    $value: toShadow(value),
    $description: use,
  })),
  motion: mapTokens(motions, toMotion),
  breakpoint: mapTokens(breakpoints, (value) => ({
    $type: 'dimension',
    $value: { value, unit: 'px' },
    $description:
      'The width from which a layout has more room. A media query takes no CSS variable.',
  })),
} as const;

/** The tokens as a style sheet of CSS variables. A backdrop inherits from nothing in Safari before 17.4. */
export const tokenSheet = `:root,\n::backdrop {\n${tokenDeclarations.replaceAll(/^/gm, '  ')}\n}\n`;
