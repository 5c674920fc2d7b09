/** The design tokens, each a CSS variable of the same name (`--color-ink`); styles use nothing else for these values. */

/** Named by use. The note says what a colour is safe for. */
export const colors = {
  canvas: { value: '#0A0A0C', use: 'The page’s ground.' },
  surface: { value: '#131318', use: 'Cards and fields on the canvas.' },
  'surface-raised': { value: '#1C1C23', use: 'Hovered cards, popovers, notifications.' },
  'surface-pressed': { value: '#34343F', use: 'A control while it is pressed.' },
  line: { value: '#2C2C36', use: 'Decorative hairlines only: too faint to carry meaning.' },
  'line-strong': { value: '#6B6B7B', use: 'Borders of inputs: at least 3:1 on surface.' },
  ink: { value: '#F5F5F7', use: 'Text on canvas and the surfaces.' },
  'ink-muted': { value: '#A9A9B7', use: 'Secondary text: at least 7:1 on canvas.' },
  accent: { value: '#E11D2E', use: 'Fills behind white text, the red line.' },
  'accent-hover': { value: '#C41525', use: 'An accent fill under the pointer, behind white text.' },
  'accent-pressed': {
    value: '#A50F1D',
    use: 'An accent fill while it is pressed, behind white text.',
  },
  'accent-ink': { value: '#FF5A67', use: 'Red text on canvas or surface, the focus ring.' },
  'on-accent': { value: '#FFFFFF', use: 'Text on accent, accent-hover and accent-pressed.' },
  gold: { value: '#F6C453', use: 'Champion, rank 1. Text on canvas or surface.' },
  steel: { value: '#B9C2CF', use: 'Veteran. Text on canvas or surface.' },
  rise: { value: '#5BC8F5', use: 'Rising star. Text on canvas or surface.' },
  green: { value: '#5FD38D', use: 'Prospect, success. Text on canvas or surface.' },
  live: { value: '#FF3344', use: 'The live badge and its glow; text on canvas.' },
} as const;

/** A scale of 4 px steps: the name is the number of steps. */
export const spaces = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  14: '56px',
  16: '64px',
  24: '96px',
} as const;

export const radii = {
  s: { value: '2px', use: 'Badges, tags, buttons.' },
  m: { value: '6px', use: 'Cards, fields.' },
  l: { value: '10px', use: 'Dialogs, notifications, large panels.' },
} as const;

export const fonts = {
  display: {
    value:
      "'Barlow Condensed', 'Barlow Condensed Fallback', 'Barlow Condensed on Roboto', 'Barlow Condensed on DejaVu', sans-serif",
    use: 'Names, titles, buttons, badges: 800, upper case.',
  },
  text: {
    value: "Barlow, 'Barlow Fallback', 'Barlow on DejaVu', system-ui, sans-serif",
    use: 'Everything that is read: 400, and 600 for emphasis and labels.',
  },
} as const;

/** Fluid sizes: the smaller figure holds at 320 px, the larger at 1280 px and beyond. */
export const textSizes = {
  xs: { value: '0.8125rem', use: 'Badges, tags, captions.' },
  s: { value: '0.9375rem', use: 'Secondary text, form hints.' },
  m: { value: '1.0625rem', use: 'Body text.' },
  l: { value: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)', use: 'Introductions.' },
  'display-xs': { value: '1.125rem', use: 'Buttons, small card titles.' },
  'display-s': { value: 'clamp(1.375rem, 1.275rem + 0.5vw, 1.75rem)', use: 'Card titles.' },
  'display-m': { value: 'clamp(1.75rem, 1.45rem + 1.5vw, 2.75rem)', use: 'Section headings.' },
  'display-l': { value: 'clamp(2.75rem, 1.8rem + 4.8vw, 5.5rem)', use: 'Page titles.' },
  'display-xl': { value: 'clamp(3.5rem, 1.9rem + 8vw, 8.5rem)', use: 'The hero.' },
} as const;

export const weights = {
  text: { value: '400', use: 'Running text.' },
  strong: { value: '600', use: 'Emphasis and labels.' },
  display: { value: '800', use: 'The display face, always.' },
} as const;

export const leadings = {
  text: { value: '1.55', use: 'Running text.' },
  display: { value: '1', use: 'Titles and names.' },
} as const;

export const trackings = {
  label: { value: '0.04em', use: 'Capitals of labels and buttons.' },
} as const;

export const shadows = {
  raised: { value: '0 12px 32px rgb(0 0 0 / 0.55)', use: 'Popovers, notifications, dialogs.' },
} as const;

export const motions = {
  'duration-fast': { value: '160ms', use: 'Hover and focus.' },
  'duration-medium': { value: '280ms', use: 'A picture or a card that goes to another place.' },
  'duration-slow': { value: '480ms', use: 'A picture pushing in, the one entrance of a page.' },
  'ease-out': { value: 'cubic-bezier(0.2, 0.7, 0.2, 1)', use: 'Everything that moves.' },
} as const;

const declare = (prefix: string, values: Record<string, string | { value: string }>) =>
  Object.entries(values).map(
    ([name, token]) => `--${prefix}${name}: ${typeof token === 'string' ? token : token.value};`,
  );

/** All tokens as the declarations of one CSS rule. */
export const tokenDeclarations = [
  ...declare('color-', colors),
  ...declare('space-', spaces),
  ...declare('radius-', radii),
  ...declare('font-', fonts),
  ...declare('text-', textSizes),
  ...declare('weight-', weights),
  ...declare('leading-', leadings),
  ...declare('tracking-', trackings),
  ...declare('shadow-', shadows),
  ...declare('', motions),
].join('\n');
